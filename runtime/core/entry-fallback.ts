/**
 * Brings the originals back if the entry does not start: its request fails or is blocked, its type is wrong, it throws,
 * or the browser cannot parse it. The plugin prints this code inline, with the URLs of the removed scripts as an attribute
 * of its script element. It must run in browsers that cannot run the entry, so it uses only ES2015. Browsers without
 * `URL.canParse` or `AbortSignal.any` are older than the supported ones: they get the originals even if they can parse the
 * entry. The runtime asks for the originals, too, if it cannot fetch the engine.
 */
import { isScript, ownScript } from '../page/own-script';
import { pageGlobal } from '../page/page-global';
import { HAS_FINAL_VALUE, showFinalValue } from './final-values';
import { createLateStart } from './late-start';

/** How long the entry may take after the page was parsed. */
const START_LIMIT_MS = 8000;

const ENTRY_ID = 'atoll-js-module';

/**
 * What the server added for Atoll's widgets: buttons, placeholders, texts, and the styles until the first paint. The styles
 * that show what no script shows stay, because the originals may not load either.
 */
const ADDED =
  '[data-atoll-place],[data-atoll-toggle],[data-atoll-served],style[id^="atoll-"]:not(#atoll-consent-hint):not([id$="-fallback"]),link[rel="stylesheet"][id^="atoll-"]';

/** The server's states of buttons, which the originals do not change (wp-plugin/includes/paint/theme-menus.php). */
const STATES =
  '.sf-menu li>[role=button],.sf-vertical li>[role=button],[class*="-mm-menu-button"],[class*="-overlay-menu-icon"],[id$="-top-search"]';

/** The server's class of a link in a menu. The original adds it to links without it, and takes it from others. */
const TOGGLED = '.sf-vertical a[class="sf-with-ul"]';

/** Elements that the page builder's stylesheet hides until they fade in, unless the fallback's style has shown them. */
const FADING = '[data-gdlr-animation^=fade]';

const KEY = Symbol.for(__ATOLL_KEY__);

/**
 * Watches the entry.
 *
 * @param inline the script with the URLs in `data-scripts`
 */
export function watchEntry(inline: HTMLScriptElement): void {
  const page = document;
  const globals = window as { [KEY]?: unknown };
  const catchListeners = createLateStart();
  let isRestored = false;

  const isSettled = (): unknown => isRestored || (globals[KEY] && globals[KEY] !== inline);
  // Keeps the entry from starting, see src/main.ts.
  const giveUp = (): unknown => (globals[KEY] = inline);

  const check = (): void => {
    const entry = ownScript(page, ENTRY_ID);
    // An optimiser that delays the entry changes its type, and starts it later.
    if (isSettled() || (entry && entry.type !== 'module')) return;
    const failed = entry || inline;
    failed.id = ENTRY_ID;
    failed.dispatchEvent(new Event('error'));
  };

  const restore = (onEnd: () => void): void => {
    // The original would hide them, and fade them in again.
    const shown = all(FADING).filter((element) => getComputedStyle(element).opacity === '1');
    shown.forEach((element) => element.removeAttribute('data-gdlr-animation'));
    all(STATES).forEach((element) => element.removeAttribute('aria-expanded'));
    all(TOGGLED).forEach((element) => element.removeAttribute('class'));
    all(ADDED).forEach((element) => element.remove());
    // The original keeps functions that are there already.
    const forms = (pageGlobal('wpcf7') || {}) as Record<string, { [KEY]?: unknown } | undefined>;
    for (const name of Object.keys(forms)) if ((forms[name] || {})[KEY]) delete forms[name];
    const callListeners = catchListeners();
    let hasFailed = false;
    const finish = (): void => {
      if (hasFailed) all(HAS_FINAL_VALUE).forEach(showFinalValue);
      else all('style#atoll-entrance-fallback').forEach((element) => element.remove());
      callListeners();
      onEnd();
    };
    const urls = JSON.parse(String(inline.dataset['scripts'])) as readonly string[];
    let left = urls.length;
    const onSettled = ({ type }: Event): void => {
      if (type === 'error') hasFailed = true;
      if ((left -= 1)) return;
      // After the handlers that wait for the parsed page, as the browser does it.
      const jQuery = pageGlobal('jQuery') as ((callback: () => void) => void) | undefined;
      if (jQuery) jQuery(finish);
      else if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', finish);
      else finish();
    };
    for (const url of urls) {
      const script = page.createElement('script');
      script.src = url;
      script.async = false;
      script.nonce = inline.nonce;
      script.addEventListener('load', onSettled);
      script.addEventListener('error', onSettled);
      page.head.append(script);
    }
  };

  if (!('canParse' in URL && 'any' in AbortSignal)) giveUp();
  addEventListener(
    'error',
    (event) => {
      const entry = event.target;
      if (!isEntry(entry) || isSettled()) return;
      isRestored = true;
      giveUp();
      // The queue of early events and the runtime wait for this event. They get it when the originals run.
      event.stopImmediatePropagation();
      restore(() => entry.dispatchEvent(new Event('error')));
    },
    true,
  );
  // The browser fires `load` for a module that cannot be parsed or that throws, and `error` only if it was not fetched.
  page.addEventListener('load', ({ target }) => isEntry(target) && check(), true);
  page.addEventListener('readystatechange', () => setTimeout(check, START_LIMIT_MS));
}

/** An image in a post may have the id, and its events too. */
function isEntry(target: unknown): target is HTMLScriptElement {
  return isScript(target) && target.id === ENTRY_ID;
}

function all(selector: string): Element[] {
  return Array.from(document.querySelectorAll(selector));
}
