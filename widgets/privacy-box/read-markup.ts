/**
 * Reads the page builder's box that asks for consent (goodlayers-panels, section 13). The links to the settings belong to
 * another widget.
 */
import type { WidgetContext } from '../../runtime/core/define';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { reactWidget } from '../../runtime/react/mount';
import type { PrivacyBoxReading } from './attributes';
import { DEFAULT_LIFETIME_SECONDS } from './consent';
import { PrivacyBox } from './PrivacyBox';

const BARS = '.gdlr-core-pos-top-bar,.gdlr-core-pos-bottom-bar';

let boxes = 0;

/** @throws for a box without a button */
function readPrivacyBox(box: HTMLElement, { report }: WidgetContext): PrivacyBoxReading {
  const button = box.querySelector<HTMLElement>('.gdlr-core-privacy-box-button');
  if (!button) throw new Error('There is no button.');
  const settings = { lifetimeSeconds: wholeNumber('data-cookie-time', DEFAULT_LIFETIME_SECONDS) };
  const { lifetimeSeconds } = readSettings(button, settings, report);
  const text = box.querySelector('.gdlr-core-privacy-box-text') ?? undefined;
  return {
    box,
    button,
    text,
    textId: text?.id || `atoll-privacy-text-${(boxes += 1)}`,
    lifetimeSeconds,
    movement: box.matches(BARS) ? 'slide' : 'fade',
  };
}

export const { mount } = reactWidget((box, context) => ({ props: readPrivacyBox(box, context) }), PrivacyBox);
