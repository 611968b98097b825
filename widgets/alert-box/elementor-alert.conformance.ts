/** The record of Elementor's alert (elementor-frontend, section 3.4). Closing it: widgets/alert-box/elementor-alert.browser.test.ts. */
import type { ConformanceRecord } from '../../tests/support/conformance';
import { selfRemoving } from '../../tests/support/conformance-self-removing';

export const elementorAlert: ConformanceRecord = {
  ...selfRemoving,
  widget: 'elementor-alert',
  untapped: 'widgets/alert-box/elementor-alert.browser.test.ts',
  versions: ['3.21.2', '4.1.4'],
  // Firefox and WebKit press a real button with Enter and a modifier, too.
  keyboard: selfRemoving.keyboard.filter(({ key }) => !key.endsWith('+Enter')),
  broken:
    '<div data-widget_type="alert.default"><button class="elementor-alert-dismiss">In no element</button></div>',
};
