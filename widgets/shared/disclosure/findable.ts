/**
 * Text in closed panels can be found: find in page and text fragments open the panel that holds the words. While the visitor
 * may search, a closed panel has `hidden="until-found"` in browsers with the event `beforematch`. As with `display: none`, it
 * takes no room, is not painted, and neither the focus nor assistive technology enters it.
 */
import { adoptStyles } from '../../../runtime/dom/adopt-styles';
import { findJQueries } from '../../../runtime/page/jquery';
import { followSearches, isSearching } from './searching';
import { searchAgain } from './text-fragment';

const MARK = 'data-atoll-findable';

/** Out of the flow and without a size, whatever the site's styles are. Important, because inline styles hide panels. */
const STYLES = `[${MARK}][hidden=until-found]{display:block!important;content-visibility:hidden!important;position:absolute!important;width:0!important;height:0!important;min-width:0!important;min-height:0!important;margin:0!important;padding:0!important;border:0!important;overflow:hidden!important;opacity:0!important;transition:none!important;animation:none!important;pointer-events:none!important}`;

/** A panel, and what opens it at once. */
export interface FindablePanel {
  readonly panel: HTMLElement;
  /** Called in the event `beforematch`, before the browser scrolls to the words. */
  readonly open: () => void;
}

/** The panels that are hidden so that they can be found. */
const findable = new WeakSet<Element>();

let hasStyles = false;

/**
 * Lets the browser find the words of closed panels, from now on. Where it cannot, nothing changes.
 *
 * @param root the widget
 * @param panels its panels
 * @returns gives the panels back as they were
 */
export function makeFindable(root: HTMLElement, panels: readonly FindablePanel[]): () => void {
  if (panels.length === 0 || !('onbeforematch' in HTMLElement.prototype)) return () => undefined;
  if (!hasStyles) adoptStyles(STYLES);
  hasStyles = true;
  hideFromJQuery();
  const elements = panels.map(({ panel }) => panel);
  const ending = new AbortController();
  searchAgain(elements, () => {
    for (const { panel, open } of panels) {
      findable.add(panel);
      conceal(panel);
      const onMatch = ({ target }: Event): void => {
        if (target !== panel) return;
        reveal(panel);
        open();
      };
      panel.addEventListener('beforematch', onMatch, { signal: ending.signal });
    }
  });
  const stops = [
    followScripts(root, elements),
    followSearches((isOn) => elements.forEach(isOn ? conceal : reveal)),
  ];
  return () => {
    stops.forEach((stop) => stop());
    ending.abort();
    for (const panel of elements) {
      findable.delete(panel);
      reveal(panel);
    }
  };
}

/** Hides a closed panel so that it can be found, if the visitor may search. Call it after the panel has been closed. */
export function conceal(panel: HTMLElement): void {
  // Words in a panel that the site's styles show are found anyway.
  if (!isSearching() || !findable.has(panel) || panel.hasAttribute('hidden') || isDisplayed(panel)) return;
  panel.setAttribute(MARK, '');
  panel.setAttribute('hidden', 'until-found');
  // Only the content of such a panel is left out of the accessibility tree: its role and its name would stay.
  panel.setAttribute('aria-hidden', 'true');
}

/** Ends it. Call it before the panel is opened or measured. */
export function reveal(panel: HTMLElement): void {
  if (!isConcealed(panel)) return;
  panel.removeAttribute(MARK);
  panel.removeAttribute('hidden');
  panel.removeAttribute('aria-hidden');
}

const isConcealed = (panel: Element): boolean => panel.hasAttribute(MARK);

/** @returns false if the panel is hidden, by styles or so that it can be found */
export function isDisplayed(panel: Element): boolean {
  return !isConcealed(panel) && getComputedStyle(panel).display !== 'none';
}

/** Scripts of the site may show a panel with a class or an inline style, of the panel or of an element around it. */
function followScripts(root: HTMLElement, panels: readonly HTMLElement[]): () => void {
  const observer = new MutationObserver(() => {
    const closed = panels.filter(isConcealed);
    closed.forEach(reveal);
    const hidden = closed.filter((panel) => !isDisplayed(panel));
    hidden.forEach(conceal);
  });
  const watched = new Set<Element>();
  for (const panel of panels) {
    // The panels of a price table are beside its root.
    const last = root.contains(panel) ? root : panel.parentElement;
    for (let around: Element | null = panel; around; around = around === last ? null : around.parentElement)
      watched.add(around);
  }
  for (const element of watched)
    observer.observe(element, { attributes: true, attributeFilter: ['class', 'style'] });
  return () => observer.disconnect();
}

/** jQuery's `show`, `toggle` and `slideDown` read whether an element is displayed, as if we had not changed it. */
function hideFromJQuery(): void {
  for (const { cssHooks } of findJQueries(window))
    if (cssHooks)
      cssHooks['display'] ??= {
        get: (element) => (findable.has(element) && isConcealed(element) ? 'none' : undefined),
      };
}

/**
 * Presses the control of a mounted widget for words that were found: what moves is at its end at once, because the browser
 * scrolls to the words.
 *
 * @param area what moves is in it
 */
export function pressForMatch(control: HTMLElement, area: HTMLElement): void {
  control.click();
  // React renders in a microtask.
  queueMicrotask(() => {
    for (const movement of area.getAnimations({ subtree: true }))
      if (movement.effect?.getComputedTiming().endTime !== Infinity) movement.finish();
  });
}
