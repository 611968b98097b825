/**
 * A gallery's filter (essential-addons, sections 6.5 and 6.7): a bar of choices, or a button with a list of choices.
 * Fixed: keyboard, roles and states; the list stays open while it contains the focus.
 */
import { setAttributes } from '../../../runtime/dom/restore';

const ACTIVE = 'active';
const OPEN = 'open-filters';
const STEPS = new Map([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', -1],
  ['ArrowUp', -1],
]);

let lists = 0;

/** Settings of `startControls`. */
export interface ControlsSettings {
  readonly controls: readonly HTMLElement[];
  readonly chosen: HTMLElement | undefined;
  /** The accessible name of the group. */
  readonly name: string;
  readonly signal: AbortSignal;
  /** Called on each choice, even of the chosen control. */
  readonly onChoose: (control: HTMLElement) => void;
}

/**
 * Starts a gallery's filter.
 *
 * @returns a function that chooses a control, like a press
 */
export function startControls(root: HTMLElement, settings: ControlsSettings): (control: HTMLElement) => void {
  const { controls, chosen, name, signal, onChoose } = settings;
  const list = controls[0]?.parentElement;
  if (!list) return onChoose;
  const trigger = root.querySelector<HTMLElement>('.fg-filter-trigger');
  const isList = trigger?.parentElement?.contains(list) === true;
  const state = isList ? 'aria-selected' : 'aria-checked';
  setAttributes(list, { role: isList ? 'listbox' : 'radiogroup', 'aria-label': name }, signal);
  for (const control of controls)
    setAttributes(control, { role: isList ? 'option' : 'radio', class: control.className }, signal);

  const mark = (chosen: HTMLElement | undefined): void => {
    controls.forEach((control, index) => {
      const isChosen = control === chosen;
      control.classList.toggle(ACTIVE, isChosen);
      control.setAttribute(state, String(isChosen));
      // The choices share one tab stop. For a list, the button is the tab stop.
      control.tabIndex = !isList && (isChosen || (!chosen && index === 0)) ? 0 : -1;
    });
  };
  signal.addEventListener('abort', () => {
    for (const control of controls) for (const name of [state, 'tabindex']) control.removeAttribute(name);
  });
  mark(chosen);

  const choose = (control: HTMLElement): void => {
    mark(control);
    if (isList) setText(trigger, control.textContent?.trim() ?? '');
    onChoose(control);
  };
  const menu = isList ? startMenu(trigger, list, controls, signal) : undefined;
  if (isList) {
    const served = trigger.querySelector('span')?.textContent?.trim() ?? '';
    signal.addEventListener('abort', () => setText(trigger, served));
  }
  if (isList && chosen) setText(trigger, chosen.textContent?.trim() ?? '');

  list.addEventListener(
    'click',
    ({ target }) => {
      const control = controls.find((control) => target instanceof Node && control.contains(target));
      if (!control) return;
      choose(control);
      menu?.close(true);
    },
    { signal },
  );
  list.addEventListener(
    'keydown',
    (event) => {
      const at = controls.findIndex((control) => control === event.target);
      if (at === -1 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { key } = event;
      if (key === ' ' || key === 'Enter') {
        event.preventDefault();
        const control = controls[at];
        if (control) choose(control);
        return menu?.close(true);
      }
      const to = targetOf(key, at, controls.length, !isList, list);
      if (to === undefined) return;
      const control = controls[to];
      event.preventDefault();
      if (!control) return;
      control.focus();
      // Focus chooses a radio button, but not an option.
      if (!isList) choose(control);
    },
    { signal },
  );
  return choose;
}

/**
 * @param at the position of the focus
 * @param wraps whether the arrow keys wrap around at the ends
 * @returns where a key moves the focus; -1 or `count` past the ends; undefined for other keys
 */
function targetOf(
  key: string,
  at: number,
  count: number,
  wraps: boolean,
  list: HTMLElement,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS.get(key);
  if (step === undefined) return undefined;
  const to = at + step * sideOf(list, key);
  return wraps ? (to + count) % count : to;
}

/** The left arrow key moves forward on a right-to-left page. */
function sideOf(list: HTMLElement, key: string): number {
  return (key === 'ArrowLeft' || key === 'ArrowRight') && getComputedStyle(list).direction === 'rtl' ? -1 : 1;
}

function startMenu(
  trigger: HTMLElement,
  list: HTMLElement,
  controls: readonly HTMLElement[],
  signal: AbortSignal,
): { readonly close: (isFocusBack: boolean) => void } {
  // The server prints the same id for the lists of all galleries, or none.
  setAttributes(list, { id: `atoll-gallery-filter-${(lists += 1)}` }, signal);
  setAttributes(
    trigger,
    { 'aria-haspopup': 'listbox', 'aria-expanded': 'false', 'aria-controls': list.id, type: 'button' },
    signal,
  );
  const isOpen = (): boolean => list.classList.contains(OPEN);
  const set = (open: boolean): void => {
    list.classList.toggle(OPEN, open);
    trigger.setAttribute('aria-expanded', String(open));
  };
  const close = (isFocusBack: boolean): void => {
    if (!isOpen()) return;
    set(false);
    if (isFocusBack) trigger.focus();
  };
  signal.addEventListener('abort', () => list.classList.remove(OPEN));

  trigger.addEventListener('click', () => set(!isOpen()), { signal });
  trigger.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      const { transition } = list.style;
      // The stylesheet fades the list in, but in the first frame of the fade its elements cannot be focused.
      list.style.transition = 'none';
      set(true);
      (controls.find((control) => control.classList.contains(ACTIVE)) ?? controls[0])?.focus();
      list.style.transition = transition;
    },
    { signal },
  );
  const around = trigger.parentElement ?? trigger;
  around.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      event.stopPropagation();
      close(true);
    },
    { signal },
  );
  around.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && around.contains(relatedTarget))) set(false);
    },
    { signal },
  );
  document.addEventListener(
    'mouseup',
    ({ target }) => {
      // A press on a choice is followed by a click, which closes the list.
      if (!(target instanceof Node && around.contains(target))) set(false);
    },
    { signal },
  );
  return { close };
}

function setText(trigger: HTMLElement, text: string): void {
  const label = trigger.querySelector('span');
  if (label && label.textContent?.trim() !== text) label.textContent = text;
}
