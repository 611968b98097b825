/** Site B on WordPress 7.1, with Elementor 4.1. */
import { testPages } from './pages';
import { SITE_B41 } from './sites';

await testPages(SITE_B41);
