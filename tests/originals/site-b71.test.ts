/** Site B on WordPress 7.1. */
import { testPages } from './pages';
import { SITE_B71 } from './sites';

await testPages(SITE_B71);
