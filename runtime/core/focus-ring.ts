/**
 * Shows where the keyboard focus is: themes remove the outline of links and buttons. An outline is added only inside
 * widgets, and only if the site's styles show none.
 */
import { member } from '../page/member';
import { remember } from '../dom/restore';

/** The border and the caret show the focus of fields, also after a click. */
const FIELDS = 'input,textarea,select,[contenteditable]';

/**
 * @param page the document
 * @param recordsOf returns the widgets of an element
 */
export function showFocusRings(page: Document, recordsOf: (element: Element) => readonly unknown[]): void {
  /** Widgets of the whole page do not count. */
  const isInWidget = (element: Element | null): boolean =>
    element !== null &&
    element !== page.documentElement &&
    (recordsOf(element).length > 0 || isInWidget(member(element, 'parentElement')));

  page.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || member(target, 'matches')(FIELDS)) return;
    if (!member(target, 'matches')(':focus-visible') || !isInWidget(target)) return;
    const { outlineStyle, boxShadow } = getComputedStyle(target);
    if (outlineStyle !== 'none' || boxShadow !== 'none') return;
    const restore = remember(target, { styles: ['outline'] });
    member(target, 'style').setProperty('outline', 'auto 2px', 'important');
    member(target, 'addEventListener')('focusout', restore, { once: true });
  });
}
