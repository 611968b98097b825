/** The advanced tabs' record (essential-addons, section 10). */
import type { ConformanceRecord } from '../../tests/support/conformance';
import { tabRecord } from '../shared/tabs/tabs.conformance';

export const advTabs: ConformanceRecord = {
  ...tabRecord(['row', 'column']),
  widget: 'adv-tabs',
  isSpread: true,
  versions: ['4.7.0', '6.6.9'],
  changes: [
    {
      what: / (class|tabindex|aria-selected|aria-expanded)$/,
      because: 'essential-addons, section 10: without a script no tab is active since 4.8.4',
    },
  ],
  moves: [
    { what: /./, because: 'essential-addons, section 10: without a script no pane is visible since 4.8.4' },
  ],
  reveal: '.eael-tabs-content > div { display: block !important }',
  broken: '<div class="eael-advance-tabs" id="eael-advance-tabs-1"><p>Neither titles nor panes</p></div>',
};
