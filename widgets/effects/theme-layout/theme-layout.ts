/** Sizes that a GoodLayers theme computes (goodlayers-theme, section 6). */
import type { WidgetModule } from '../../../runtime/core/define';
import { prefixOf } from '../../shared/theme/theme';
import { alignPostLinks, fillWindow, uncoverFooter } from './room';

const LAYOUTS = {
  'full-no-header-wrap': fillWindow,
  'single-nav-area': alignPostLinks,
  'fixed-footer': uncoverFooter,
};

export const mount: WidgetModule['mount'] = (element, context) => {
  for (const [name, layOut] of Object.entries(LAYOUTS)) {
    const prefix = prefixOf(element, name);
    if (prefix !== '') layOut(element, prefix, context);
  }
};
