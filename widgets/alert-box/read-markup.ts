/**
 * Reads the page builder's alert boxes (goodlayers-panels, section 6). The widget's element is the control that dismisses
 * a box: a box without a control does nothing.
 */
import type { WidgetContext } from '../../runtime/core/define';
import { translator } from '../../runtime/page/translate';
import { reactWidget } from '../../runtime/react/mount';
import { AlertBox } from './AlertBox';
import type { AlertBoxReading } from './attributes';
import { strings } from './widget.json';

/** @throws for a control outside of an alert box */
function readAlertBox(control: HTMLElement, { config }: WidgetContext): AlertBoxReading {
  const box = control.closest<HTMLElement>('.gdlr-core-alert-box-item');
  if (!box) throw new Error('The control is not inside an alert box.');
  return { box, control, dismissLabel: translator(config.strings)(strings['alert-box.dismiss']) };
}

export const { mount } = reactWidget(
  (control, context) => ({ props: readAlertBox(control, context) }),
  AlertBox,
);
