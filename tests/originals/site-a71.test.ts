/** Site A on WordPress 7.1. */
import { testPages } from './pages';
import { SITE_A71 } from './sites';

await testPages(SITE_A71);
