/**
 * The shop's filter dropdown (goodlayers-listings, sections 3.3 and 11): a select-only combobox. The focus stays on its
 * label. The page's stylesheet opens it on hover, as before; touch and keyboard open it too.
 */
import { setAttributes } from '../../runtime/dom/restore';
import {
  AT_STYLE,
  createListboxKeys,
  type ListboxEvent,
  type ListboxState,
  nextListboxState,
} from '../shared/disclosure/listbox';
import { uniqueId } from '../../runtime/dom/unique-id';
import { type Control, FILTERER_LIST } from './control/control';

const CONTENT = '.gdlr-core-filterer-dropdown-content';
const LABEL = '.gdlr-core-filterer-dropdown-text';

let lists = 0;

/**
 * Starts the dropdown of a control that has one.
 *
 * @param name the name of the list
 */
export function startFiltererDropdown(control: Control, name: string, signal: AbortSignal): void {
  const content = control.element.querySelector<HTMLElement>(CONTENT);
  const label = content?.querySelector<HTMLElement>(LABEL);
  const list = content?.querySelector<HTMLElement>(FILTERER_LIST);
  if (!content || !label || !list) return;
  const entries = [...list.querySelectorAll('a')];
  const keys = createListboxKeys();
  const options = { signal };
  let state: ListboxState = { isOpen: false, at: 0, chosen: -1 };
  let isHovered = false;
  /** Overrides the stylesheet, which keeps the list open after a touch and while the mouse is over it. */
  let isDismissed = false;

  const show = (): void => {
    const { isOpen, at } = state;
    list.style.display = isOpen ? 'block' : isDismissed ? 'none' : '';
    label.setAttribute('aria-expanded', String(isOpen || (isHovered && !isDismissed)));
    showCurrent(label, entries, isOpen ? at : -1);
  };
  const change = (event: ListboxEvent): void => {
    state = nextListboxState(now(), event);
    show();
  };
  /** The chosen entry is read from the control, because the URL and failures change it too. */
  const now = (): ListboxState => ({
    ...state,
    chosen: entries.findIndex((entry) => entry === control.active),
  });
  const dismiss = (): void => {
    isDismissed = true;
    change({ type: 'close' });
  };

  addRoles(label, list, entries, name, signal);
  show();

  label.addEventListener('click', () => (state.isOpen ? dismiss() : change({ type: 'open' })), options);
  label.addEventListener(
    'keydown',
    (event) => {
      const labels = entries.map(({ textContent }) => textContent ?? '');
      const next = keys(event, now(), labels);
      if (next?.type === 'choose') entries[next.entry]?.click();
      else if (next?.type === 'close') dismiss();
      else if (next) change(next);
    },
    options,
  );
  list.addEventListener(
    'click',
    (event) => {
      // Before the list is hidden, which would remove the focus.
      if (list.contains(document.activeElement)) label.focus({ preventScroll: true });
      const isByMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
      if (isByMouse) change({ type: 'close' });
      else dismiss();
    },
    { signal, capture: true },
  );
  followMouse(content, signal, (isOver) => {
    isHovered = isOver;
    isDismissed = false;
    show();
  });
  const closeFrom = ({ target }: Event): void => {
    if (state.isOpen && !(target instanceof Node && content.contains(target))) change({ type: 'close' });
  };
  // In the capture phase, because the page's scripts may stop the event.
  for (const type of ['pointerdown', 'focusin'])
    window.addEventListener(type, closeFrom, { signal, capture: true });

  signal.addEventListener('abort', () => {
    state = { ...state, isOpen: false };
    isDismissed = false;
    show();
    label.removeAttribute('aria-expanded');
  });
}

/** @param at the entry that Enter chooses; -1 while the list is closed */
function showCurrent(label: HTMLElement, entries: readonly HTMLElement[], at: number): void {
  for (const [index, entry] of entries.entries()) {
    const hasRing = index === at && label.matches(':focus-visible');
    Object.assign(entry.style, hasRing ? AT_STYLE : { outline: '', outlineOffset: '' });
    if (index === at) label.setAttribute('aria-activedescendant', entry.id);
  }
  if (at === -1) label.removeAttribute('aria-activedescendant');
  else entries[at]?.scrollIntoView({ block: 'nearest' });
}

/** Gives the dropdown its roles and names: the pattern Select-Only Combobox of the ARIA Authoring Practices. */
function addRoles(
  label: HTMLElement,
  list: HTMLElement,
  entries: readonly HTMLElement[],
  name: string,
  signal: AbortSignal,
): void {
  const fallback = `atoll-filters-${(lists += 1)}`;
  const id = uniqueId(list, fallback);
  setAttributes(
    label,
    {
      role: 'combobox',
      tabindex: '0',
      'aria-haspopup': 'listbox',
      'aria-controls': id,
      'aria-label': name,
    },
    signal,
  );
  setAttributes(list, { id, role: 'listbox', 'aria-label': name }, signal);
  entries.forEach((entry, index) => {
    const id = uniqueId(entry, `${fallback}-${index}`);
    setAttributes(entry, { id, role: 'option', tabindex: '-1', 'aria-selected': 'false' }, signal);
  });
}

/** Calls back when a mouse or a pen enters or leaves. */
function followMouse(element: HTMLElement, signal: AbortSignal, onHover: (isOver: boolean) => void): void {
  const listen = (type: 'pointerenter' | 'pointerleave', isOver: boolean): void =>
    element.addEventListener(type, ({ pointerType }) => pointerType !== 'touch' && onHover(isOver), {
      signal,
    });
  listen('pointerenter', true);
  listen('pointerleave', false);
}
