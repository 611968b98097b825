/**
 * The page builder's alert boxes (goodlayers-panels, section 6). The widget's element is the control that removes a
 * box; a box without the control needs no script.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { makeButton } from '../../runtime/dom/button';
import { easeOutQuart } from '../../runtime/motion/easing';
import { slide, stopSlide } from '../../runtime/motion/slide';
import { translator } from '../../runtime/page/translate';
import { nextFocusable } from './next-focusable';
import { strings } from './widget.json';

const DURATION_MS = 400;

export const mount: WidgetModule['mount'] = (control, { config, signal }) => {
  const box = control.closest<HTMLElement>('.gdlr-core-alert-box-item');
  if (!box) throw new Error('the control is not in an alert box');
  let isGoing = false;
  const dismiss = async (): Promise<void> => {
    if (isGoing) return;
    isGoing = true;
    await slide(box, false, DURATION_MS, easeOutQuart);
    if (signal.aborted) return;
    const next = box.contains(document.activeElement) ? nextFocusable(box) : undefined;
    box.remove();
    next?.focus();
  };
  makeButton(control, {
    name: translator(config.strings)(strings['alert-box.dismiss']),
    onPress: () => void dismiss(),
    signal,
  });
  signal.addEventListener('abort', () => stopSlide(box));
};
