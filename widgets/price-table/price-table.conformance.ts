/**
 * The record of the tabs above price tables (goodlayers-panels, section 4). The widget's root is the wrapper of the
 * titles.
 */
import type { ConformanceRecord } from '../../tests/support/conformance';
import { tabRecord } from '../shared/tabs/tabs.conformance';

export const priceTable: ConformanceRecord = {
  ...tabRecord(['row']),
  widget: 'price-table',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  broken:
    '<div class="gdlr-core-price-table-item"><div class="gdlr-core-price-table-tab-title-wrap gdlr-core-js">No titles</div></div>',
};
