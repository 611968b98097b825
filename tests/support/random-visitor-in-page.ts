/** What the random visitor runs in the page. Each function is sent as text, so it may use nothing of this module. */

/** @returns a control in the window that nothing covers. */
export function chooseControl({ selector, share }: { readonly selector: string; readonly share: number }) {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    const top = document.elementFromPoint(at.x, at.y);
    if (width === 0 || !top || !element.contains(top)) return [];
    const name = `${element.localName} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    return [{ ...at, name }];
  });
  return found[Math.floor(share * found.length)];
}

/** Types into a field as the browser does, and remembers the text. */
export function fillField({
  word,
  share,
}: {
  readonly word: string;
  readonly share: number;
}): string | undefined {
  const types = new Set(['text', 'email', 'tel', 'url', 'search']);
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea'),
  ].filter((field) => (field.localName === 'textarea' || types.has(field.type)) && field.checkVisibility());
  const field = fields[Math.floor(share * fields.length)];
  if (!field) return undefined;
  field.focus();
  field.select();
  document.execCommand('insertText', false, word);
  field.dataset['typed'] = field.value;
  (window.typedFields ??= new Set()).add(field);
  // A visitor who sends or resets the form expects it to change.
  field.form?.addEventListener('submit', () => delete field.dataset['typed'], { once: true, capture: true });
  field.form?.addEventListener('reset', () => delete field.dataset['typed'], { once: true, capture: true });
  field.addEventListener('input', (event) => event.isTrusted && (field.dataset['typed'] = field.value));
  return `“${word}” in ${field.name || field.localName}`;
}

/** Keeps links and forms from leaving the page, unless a script handles them. */
export function stayOnPage(): void {
  if (document.documentElement.dataset['stays']) return;
  document.documentElement.dataset['stays'] = 'yes';
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // Without a fragment, a link to this page loads it again.
    const [address, fragment] = link?.href.split('#') ?? [];
    const leaves = address !== location.href.split('#')[0] || fragment === undefined;
    // A new tab takes the focus of the window, so no lost focus would be noticed any more.
    if (link && (leaves || link.target === '_blank')) event.preventDefault();
  });
  window.addEventListener('submit', (event) => event.preventDefault());
}

/** Zooms the page's content as a visitor who needs larger texts does; 1 is no zoom. */
export function zoomPage(factor: number): void {
  document.documentElement.style.zoom = String(factor);
}

export const isLoaded = (): boolean => document.readyState === 'complete';

/** Counts the next two frames. `haveFramesPassed` asks for them. */
export function countFrames(): void {
  window.visitorFrames = 0;
  const count = (): void => {
    window.visitorFrames = (window.visitorFrames ?? 0) + 1;
    if (window.visitorFrames < 2) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

/** Whether two frames passed since `countFrames`, or another page was loaded since. */
export const haveFramesPassed = (): boolean => (window.visitorFrames ?? 2) >= 2;

/** The state of a page. */
export interface PageState {
  /** Its address, without the fragment. */
  readonly url: string;
  /** When it was loaded, which tells it from the same page loaded again. */
  readonly loadedAt: number;
  /** False if another window has the focus. */
  readonly hasFocus: boolean;
  /** The name of the element with the focus; null if none has it. */
  readonly focus: string | null;
}

/** Reads the state of the page. */
export function readPage(): PageState {
  const { activeElement: focus, body, documentElement } = document;
  const hasElement = focus !== null && focus !== body && focus !== documentElement;
  const text = (focus?.getAttribute('aria-label') ?? focus?.textContent ?? '').trim().slice(0, 30);
  return {
    // Unlike the location, this is another one on Firefox's page for an error.
    url: document.documentURI.split('#', 1)[0] ?? '',
    loadedAt: performance.timeOrigin,
    hasFocus: document.hasFocus(),
    focus: hasElement ? `${focus.localName}.${focus.className} “${text}”` : null,
  };
}

/** @returns what is wrong with the page; undefined if nothing is. */
export function faultOfPage(): string | undefined {
  const focus = document.activeElement;
  if (focus?.closest('[aria-hidden=true]') && focus.matches(':focus-visible'))
    return `the focus is on ${focus.localName}.${focus.className}, which screen readers do not get`;
  const removed = [...(window.typedFields ?? [])].find(
    (field) => !field.isConnected && field.dataset['typed'] !== undefined,
  );
  if (removed) {
    // Reported once.
    delete removed.dataset['typed'];
    return `the field ${removed.name} got lost with its text`;
  }
  const lost = [...document.querySelectorAll<HTMLInputElement>('[data-typed]')].find(
    // Browsers remove the spaces around addresses. A key that was pressed before the page was ready adds its letter later.
    ({ value, dataset }) => !value.includes(dataset['typed']?.trim() ?? ''),
  );
  return lost && `the text of ${lost.name} got lost: “${lost.dataset['typed']}” became “${lost.value}”`;
}

/** @returns a fault if a modal dialog is open and the focus is outside it. A dialog may take it after its transition. */
export function faultOfDialog(): string | undefined {
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')].filter((dialog) =>
    dialog.checkVisibility({ visibilityProperty: true }),
  );
  const isOutside = dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(document.activeElement));
  return isOutside && document.hasFocus() ? 'a dialog is open without the focus' : undefined;
}

/** @returns whether the code of a widget is on its way */
export function isLoadingCode(): boolean {
  return window.atoll?.widgets().some(({ state }) => state === 'loading') ?? false;
}

/** @returns why a visitor cannot use the page although nothing is open; undefined if it can be used. */
export function lockOfPage(): string | undefined {
  const hasDialog = document.querySelector('[aria-modal=true]') !== null;
  const locked = [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  );
  const isInert = [...document.body.children].some((element) => element.matches('[inert]'));
  if (!hasDialog && (locked || isInert)) return locked ? 'the page cannot be scrolled' : 'the page is inert';
  const broken = window.atoll?.widgets().filter(({ state }) => state === 'failed') ?? [];
  return broken.length > 0 ? `failed: ${broken.map(({ name }) => name).join(', ')}` : undefined;
}

declare global {
  interface Window {
    /** The fields with a text of the random visitor. */
    typedFields?: Set<HTMLInputElement | HTMLTextAreaElement>;
    /** The frames since `countFrames`. */
    visitorFrames?: number;
    /** The uncaught errors since the last call of `takeErrors`. */
    uncaught?: string[];
  }
}

/** @returns the uncaught errors since the last call; none at the first call */
export function takeErrors(): readonly string[] {
  if (window.uncaught) return window.uncaught.splice(0);
  const uncaught: string[] = [];
  window.uncaught = uncaught;
  window.addEventListener('error', ({ message }) => {
    // The browser's notice that it calls an observer in the next frame.
    if (!message.startsWith('ResizeObserver loop')) uncaught.push(message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));
  return [];
}
