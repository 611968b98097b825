/**
 * The page builder's masonry holders (goodlayers-sliders, section 4). Its other layout, fit rows, needs only the
 * stylesheet.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { startMasonry } from '../../shared/grid/masonry';

export const mount: WidgetModule['mount'] = (holder, { signal, fail }) =>
  startMasonry(holder, { signal, fail });
