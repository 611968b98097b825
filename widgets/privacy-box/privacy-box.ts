/**
 * The page builder's box that asks for consent (goodlayers-panels, section 13). Accepting hides it, sets the cookie
 * and loads the page again, because what has been consented to is the server's to print. The links to the settings
 * are another widget's.
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
  if (!button) throw new Error('there is no button');
  const settings = { lifetimeSeconds: wholeNumber('data-cookie-time', DEFAULT_LIFETIME_SECONDS) };
  const { lifetimeSeconds } = readSettings(button, settings, report);
  const standing = new AbortController();
  signal.addEventListener('abort', () => standing.abort());

  const goAtOnce = (): void => {
    standing.abort();
    hide(box);
  };
  const accept = (): void => {
    if (standing.signal.aborted) return;
    standing.abort();
    void (box.matches(BARS) ? slide(box, false, SLIDE_MS) : fadeOut(box, FADE_MS));
    // Without a cookie the page would come back with the box, again and again.
    if (rememberConsent(lifetimeSeconds)) reloadPage();
  };

  makeButton(button, {
    onPress(event) {
      // A click that asks for a new tab is the browser's business.
      if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      event.preventDefault();
      accept();
    },
    signal,
  });
  // A page from a cache, or one that comes back as the visitor left it, knows nothing of the answer.
  if (hasAnswered()) return goAtOnce();
  window.addEventListener('pageshow', () => hasAnswered() && goAtOnce(), { signal: standing.signal });

  const text = box.querySelector('.gdlr-core-privacy-box-text');
  if (text && !text.id) setAttributes(text, { id: `atoll-privacy-text-${(described += 1)}` }, signal);
  setAttributes(box, { role: 'region', ...(text && { 'aria-labelledby': text.id }) }, signal);
  if (getComputedStyle(box).position === 'fixed') {
    putFirst(box);
    fitScreen(box, standing.signal);
    keepFocusUncovered(box, standing.signal);
  }
  signal.addEventListener('abort', () => finishAnimation(box, 'slide'));
};
