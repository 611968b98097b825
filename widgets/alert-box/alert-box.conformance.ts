/** The alert box's record (goodlayers-panels, section 6). Dismissing it: widgets/alert-box/alert-box.browser.test.ts. */
import type { ConformanceRecord } from '../../tests/support/conformance';
import { selfRemoving } from '../../tests/support/conformance-self-removing';

export const alertBox: ConformanceRecord = {
  ...selfRemoving,
  widget: 'alert-box',
  untapped: 'widgets/alert-box/alert-box.browser.test.ts',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  broken: '<div class="gdlr-core-alert-box-remove gdlr-core-js">In no box</div>',
};
