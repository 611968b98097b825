/** Both page builders, their plugins and the theme on one site. */
import { testPages } from './pages';
import { SITE_E } from './sites';

await testPages(SITE_E);
