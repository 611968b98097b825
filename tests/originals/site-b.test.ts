/** Elementor, Essential Addons and Contact Form 7. */
import { testPages } from './pages';
import { SITE_B } from './sites';

await testPages(SITE_B);
