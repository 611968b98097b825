/** The other themes of GoodLayers: builder and theme leave every page, with jQuery. */
import { testPages } from './pages';
import { SITE_ATT, SITE_INF, SITE_LOG, SITE_TT } from './sites';

for (const site of [SITE_TT, SITE_INF, SITE_ATT, SITE_LOG]) await testPages(site);
