/** The page builder, its theme, Contact Form 7 and VK Link Target Controller. */
import { testPages } from './pages';
import { SITE_A } from './sites';

await testPages(SITE_A);
