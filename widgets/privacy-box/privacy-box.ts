/**
 * The page builder's consent box (goodlayers-panels, section 13). Accepting hides it, sets the cookie and reloads the
 * page, because the server prints the accepted content. The links to the settings are another widget.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { makeButton } from '../../runtime/dom/button';
import { setAttributes } from '../../runtime/dom/restore';
import { reloadPage } from '../../runtime/page/environment';
import { finishAnimation } from '../../runtime/motion/animate';
import { fadeOut, hide } from '../../runtime/motion/fade';
import { slide } from '../../runtime/motion/slide';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { DEFAULT_LIFETIME_SECONDS, hasAnswered, rememberConsent } from './consent';
import { fitScreen, keepFocusUncovered, putFirst } from './fixed-box';

const SLIDE_MS = 200;
const FADE_MS = 250;

const BARS = '.gdlr-core-pos-top-bar,.gdlr-core-pos-bottom-bar';

let described = 0;

export const mount: WidgetModule['mount'] = (box, { signal, report }) => {
  const button = box.querySelector<HTMLElement>('.gdlr-core-privacy-box-button');
  if (!button) throw new Error('the box contains no button');
  const settings = { lifetimeSeconds: wholeNumber('data-cookie-time', DEFAULT_LIFETIME_SECONDS) };
  const { lifetimeSeconds } = readSettings(button, settings, report);
  const unanswered = new AbortController();
  signal.addEventListener('abort', () => unanswered.abort());

  const hideBox = (): void => {
    unanswered.abort();
    hide(box);
  };
  const accept = (): void => {
    if (unanswered.signal.aborted) return;
    unanswered.abort();
    void (box.matches(BARS) ? slide(box, false, SLIDE_MS) : fadeOut(box, FADE_MS));
    // Without the cookie, the reloaded page would show the box again.
    if (rememberConsent(lifetimeSeconds)) reloadPage();
  };

  makeButton(button, {
    onPress(event) {
      // Clicks that open a new tab are left to the browser.
      if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      event.preventDefault();
      accept();
    },
    signal,
  });
  // A cached page, or one from the back/forward cache, may be older than the visitor's answer.
  if (hasAnswered()) return hideBox();
  window.addEventListener('pageshow', () => hasAnswered() && hideBox(), { signal: unanswered.signal });

  const text = box.querySelector('.gdlr-core-privacy-box-text');
  if (text && !text.id) setAttributes(text, { id: `atoll-privacy-text-${(described += 1)}` }, signal);
  setAttributes(box, { role: 'region', ...(text && { 'aria-labelledby': text.id }) }, signal);
  if (getComputedStyle(box).position === 'fixed') {
    putFirst(box);
    fitScreen(box, unanswered.signal);
    keepFocusUncovered(box, unanswered.signal);
  }
  signal.addEventListener('abort', () => finishAnimation(box, 'slide'));
};
