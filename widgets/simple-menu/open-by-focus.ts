/**
 * Opens submenus on focus, like the stylesheet does on hover, and closes them with Escape. Uses inline styles, because
 * the site's stylesheets have no class for it.
 */
// Without transition, so that the next Tab can reach the submenu.
const SHOWN = { visibility: 'visible', opacity: '1', transform: 'none', transition: 'none' };
const HIDDEN = { visibility: 'hidden', opacity: '0', transform: '', transition: '' };
const AS_SERVED = { visibility: '', opacity: '', transform: '', transition: '' };

/**
 * @param list a menu whose submenus open on hover
 * @param submenus all of them
 * @param signal restores the server's styles when aborted
 */
export function openByFocus(list: HTMLElement, submenus: readonly HTMLElement[], signal: AbortSignal): void {
  const options = { signal };
  let isDismissed = false;
  const update = (): void => {
    const { activeElement } = document;
    for (const submenu of submenus) {
      const isWithin = submenu.parentElement?.contains(activeElement);
      set(submenu, isWithin && !isDismissed ? SHOWN : AS_SERVED);
    }
  };
  list.addEventListener('focusin', update, options);
  list.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      isDismissed = false;
      // `activeElement` is the body during this event, so `update` cannot be used.
      if (!(relatedTarget instanceof Node && list.contains(relatedTarget)))
        submenus.forEach((submenu) => set(submenu, AS_SERVED));
    },
    options,
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      const open = submenus.filter((submenu) => submenu.parentElement?.matches(':hover,:focus-within'));
      const [first] = open;
      if (!first) return;
      const hasFocus = first.contains(document.activeElement);
      if (hasFocus) first.parentElement?.querySelector<HTMLElement>(':scope > a')?.focus();
      isDismissed = true;
      open.forEach((submenu) => set(submenu, HIDDEN));
    },
    options,
  );
  list.addEventListener(
    'pointerover',
    ({ target }) => {
      // When the pointer moves to another item, hover opens submenus again.
      if (
        isDismissed &&
        target instanceof Element &&
        !target.closest('li')?.contains(document.activeElement)
      ) {
        isDismissed = false;
        update();
      }
    },
    options,
  );
  list.addEventListener(
    'pointerleave',
    () => {
      isDismissed = false;
      update();
    },
    options,
  );
  signal.addEventListener('abort', () => submenus.forEach((submenu) => set(submenu, AS_SERVED)));
}

function set(submenu: HTMLElement, style: Readonly<Record<string, string>>): void {
  Object.assign(submenu.style, style);
}
