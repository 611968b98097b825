/**
 * Brings the originals back if the entry does not start: its request fails or is blocked, its type is wrong, it throws,
 * or the browser cannot parse it. The plugin prints this code inline, with the URLs of the removed scripts as an attribute
 * of its script element. It must run in browsers that cannot run the entry, so it uses only ES2015. Browsers without
 * `URL.canParse` are older than the supported ones: they get the originals even if they can parse the entry.
 */

/** How long the entry may take after the page was parsed. */
const START_LIMIT_MS = 8000;

const ENTRY_ID = 'atoll-js-module';

const KEY = Symbol.for(__ATOLL_KEY__);

/**
 * Watches the entry.
 *
 * @param inline the element with the URLs in `data-scripts`
 */
export function watchEntry(inline: HTMLElement): void {
  const page = document;
  const globals = window as { [KEY]?: unknown };
  let isRestored = false;

  const isSettled = (): unknown => isRestored || (globals[KEY] && globals[KEY] !== inline);
  // Keeps the entry from starting, see src/main.ts.
  const giveUp = (): unknown => (globals[KEY] = inline);

  const check = (): void => {
    const entry = page.getElementById(ENTRY_ID) as HTMLScriptElement | null;
    // An optimiser that delays the entry changes its type, and starts it later.
    if (isSettled() || (entry && entry.type !== 'module')) return;
    const failed = entry || inline;
    failed.id = ENTRY_ID;
    // The queue of early events listens to this event, too, and ends.
    failed.dispatchEvent(new Event('error'));
  };

  if (!('canParse' in URL && 'any' in AbortSignal)) giveUp();
  page.addEventListener(
    'error',
    ({ target }) => {
      if ((target as Element).id !== ENTRY_ID || isSettled()) return;
      isRestored = true;
      giveUp();
      for (const url of JSON.parse(String(inline.dataset['scripts'])) as readonly string[]) {
        const script = page.createElement('script');
        script.src = url;
        script.async = false;
        script.nonce = inline.nonce;
        page.head.append(script);
      }
    },
    true,
  );
  // The browser fires `load` for a module that cannot be parsed or that throws, and `error` only if it was not fetched.
  page.addEventListener('load', ({ target }) => (target as Element).id === ENTRY_ID && check(), true);
  page.addEventListener('readystatechange', () => setTimeout(check, START_LIMIT_MS));
}
