/**
 * Reads the page builder's box that asks for consent (goodlayers-panels, section 13). The links to the settings belong to
 * another widget.
 */
import { newId } from '../../runtime/dom/unique-id';
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { prepareAttributes, writeAttributes } from '../../runtime/dom/attributes';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { hide } from '../../runtime/motion/fade';
import { boxAttributes, buttonAttributes, type PrivacyBoxReading, textAttributes } from './attributes';
import { DEFAULT_LIFETIME_SECONDS, hasAnswered } from './consent';
import { leaveEdge, standAtEdge } from './fixed-box';

const BARS = '.gdlr-core-pos-top-bar,.gdlr-core-pos-bottom-bar';

/** @throws for a box without a button */
export function readPrivacyBox(
  box: HTMLElement,
  { report }: Pick<WidgetContext, 'report'>,
): PrivacyBoxReading {
  const button = box.querySelector<HTMLElement>('.gdlr-core-privacy-box-button');
  if (!button) throw new Error('There is no button.');
  const settings = { lifetimeSeconds: wholeNumber('data-cookie-time', DEFAULT_LIFETIME_SECONDS) };
  const { lifetimeSeconds } = readSettings(button, settings, report);
  const text = box.querySelector('.gdlr-core-privacy-box-text') ?? undefined;
  return {
    box,
    button,
    text,
    textId: text?.id || newId('privacy-text'),
    lifetimeSeconds,
    movement: box.matches(BARS) ? 'slide' : 'fade',
  };
}

/** A cached page may show the box to a visitor who has already answered, so the box is hidden here, before it is mounted. */
export const prepare: PrepareModule['prepare'] = (box, context) => {
  const reading = readPrivacyBox(box, context);
  const { button, text } = reading;
  const restore = prepareAttributes([
    [button, buttonAttributes()],
    [box, boxAttributes(reading, hasAnswered())],
    ...(text ? ([[text, textAttributes(reading)]] as const) : []),
  ]);
  const hideAnswered = (): void => {
    if (!hasAnswered()) return;
    leaveEdge(box);
    writeAttributes(box, boxAttributes(reading, true));
    hide(box);
  };
  const ending = new AbortController();
  // The page may come back as the visitor left it, after an answer on another page.
  window.addEventListener('pageshow', hideAnswered, { signal: ending.signal });
  if (hasAnswered()) hide(box);
  else standAtEdge(box, ending.signal);
  return () => {
    ending.abort();
    restore();
  };
};
