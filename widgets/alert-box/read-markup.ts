/**
 * Reads the page builder's alert boxes (goodlayers-panels, section 6). The widget's element is the control that dismisses
 * a box: a box without a control does nothing.
 */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { prepareAttributes } from '../../runtime/dom/attributes';
import { translator } from '../../runtime/page/translate';
import { type AlertBoxReading, controlAttributes } from './attributes';
import { strings } from './widget.json';

/** @throws for a control outside of an alert box */
export function readAlertBox(
  control: HTMLElement,
  { config }: Pick<WidgetContext, 'config'>,
): AlertBoxReading {
  const box = control.closest<HTMLElement>('.gdlr-core-alert-box-item');
  if (!box) throw new Error('The control is not inside an alert box.');
  const dismissLabel = translator(config.strings)(strings['alert-box.dismiss']);
  return { box, control, dismissLabel, leaves: 'sliding' };
}

export const prepare: PrepareModule['prepare'] = (control, context) =>
  prepareAttributes([[control, controlAttributes(readAlertBox(control, context))]]);
