/**
 * Essential Addons' image accordion (essential-addons, section 7): a row of images, one of which is large. As in the
 * original, the open panel's link is followed. Fixed: the default panel closes while the pointer is over another one,
 * and opens again after that; a first tap opens a panel; no positive tab indexes.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { isPress } from '../../runtime/dom/button';
import { restoreOnAbort, setAttributes } from '../../runtime/dom/restore';
import { prefersReducedMotion } from '../../runtime/page/environment';

const PANEL_CLASS = 'eael-image-accordion-hover';
const OPEN_CLASS = 'overlay-active';
const TEXT = '.overlay-inner';
const TEXT_OPEN_CLASS = 'overlay-inner-show';
const LARGE = '3 1 0%';
const SMALL = '1 1 0%';

export const mount: WidgetModule['mount'] = (root, context) => {
  const { signal } = context;
  // In releases before 4.0, the links have no class.
  const panels = [...root.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && (child.matches(`.${PANEL_CLASS}`) || child.localName === 'a'),
  );
  if (panels.length === 0) throw new Error('the accordion contains no panels');
  keepState(panels, signal);
  if (prefersReducedMotion()) stopTransitions(panels);
  const served = panels.findIndex((panel) => panel.classList.contains(OPEN_CLASS));
  const show = createPanelOpener(panels, served);
  for (const panel of panels) nameFor(panel, signal);
  show(served, false);
  const isHover = root.getAttribute('data-img-accordion-type') !== 'on-click';
  for (const [index, panel] of panels.entries()) listen(panel, index, { isHover, served, show, signal });
};

/** @returns a function that opens only one panel; -1 for none. Without `isChange`, the sizes are not changed */
function createPanelOpener(panels: readonly HTMLElement[], first: number): PanelOpener {
  let open = first;
  return Object.assign(
    (next: number, isChange = true): void => {
      open = next;
      for (const [index, panel] of panels.entries()) {
        const isOpen = index === next;
        if (isChange) {
          panel.classList.toggle(OPEN_CLASS, isOpen);
          panel.style.flex = isOpen ? LARGE : SMALL;
        }
        if (panel.getAttribute('role') !== 'group') panel.setAttribute('aria-expanded', String(isOpen));
        for (const text of panel.querySelectorAll<HTMLElement>(TEXT)) {
          if (isChange) text.classList.toggle(TEXT_OPEN_CLASS, isOpen);
          // Hidden text must not be focusable.
          text.inert = !isOpen;
        }
      }
    },
    { isOpen: (index: number) => index === open },
  );
}

type PanelOpener = ((index: number, isChange?: boolean) => void) & {
  readonly isOpen: (index: number) => boolean;
};

/** Sets the role and name of a panel, which is a link, contains a link, or is a button. */
function nameFor(panel: HTMLElement, signal: AbortSignal): void {
  const title = panel.querySelector('.img-accordion-title')?.textContent?.trim();
  const isLink = panel.localName === 'a';
  const isGroup = !isLink && panel.querySelector('a[href]') !== null;
  // While a panel is closed, its text is inert, so the name is set explicitly.
  setAttributes(
    panel,
    {
      tabindex: '0',
      ...(title && { 'aria-label': title }),
      ...(!isLink && { role: isGroup ? 'group' : 'button' }),
      ...(!isGroup && { 'aria-expanded': 'false' }),
    },
    signal,
  );
}

interface Panels {
  readonly isHover: boolean;
  /** The panel that is open by default; -1 for none. */
  readonly served: number;
  readonly show: PanelOpener;
  readonly signal: AbortSignal;
}

function listen(panel: HTMLElement, index: number, { isHover, served, show, signal }: Panels): void {
  const options = { signal };
  let isTapOnClosed = false;
  panel.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isTapOnClosed = pointerType === 'touch' && !show.isOpen(index);
    },
    options,
  );
  panel.addEventListener(
    'click',
    (event) => {
      const { ctrlKey, metaKey, shiftKey } = event;
      if (ctrlKey || metaKey || shiftKey) return;
      // The focus opens the panel before the click event.
      const isOpening = !show.isOpen(index) || isTapOnClosed;
      isTapOnClosed = false;
      if (isOpening || leadsNowhere(event.target)) event.preventDefault();
      if (isOpening) show(index);
    },
    options,
  );
  panel.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== panel || panel.localName === 'a' || !isPress(event)) return;
      event.preventDefault();
      show(index);
    },
    options,
  );
  if (!isHover) return;
  const leave = (): void => show(served);
  panel.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      if (pointerType !== 'touch') show(index);
    },
    options,
  );
  panel.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType !== 'touch' && !panel.contains(document.activeElement)) leave();
    },
    options,
  );
  panel.addEventListener('focusin', () => show(index), options);
  panel.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && panel.contains(relatedTarget)) && !panel.matches(':hover'))
        leave();
    },
    options,
  );
}

/** The server prints `#/` for links without a URL. */
function leadsNowhere(target: EventTarget | null): boolean {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  return href === '#' || href === '#/';
}

function stopTransitions(panels: readonly HTMLElement[]): void {
  for (const panel of panels) {
    for (const element of [panel, ...panel.querySelectorAll<HTMLElement>(`${TEXT}, ${TEXT} *`)])
      element.style.transition = 'none';
  }
}

/** Restores the server's classes and styles when the widget is unmounted. */
function keepState(panels: readonly HTMLElement[], signal: WidgetContext['signal']): void {
  const elements = panels.flatMap((panel) => [
    panel,
    ...panel.querySelectorAll<HTMLElement>(`${TEXT}, ${TEXT} *`),
  ]);
  restoreOnAbort(elements, { attributes: ['class', 'inert', 'style'] }, signal);
}
