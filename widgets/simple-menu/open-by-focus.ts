/**
 * Opens submenus for the focus as the stylesheet does for the pointer, and closes those of both with Escape. Inline, because
 * the site's stylesheets know no class for it.
 */
// At once: what is still on its way cannot be reached with the next Tab.
const SHOWN = { visibility: 'visible', opacity: '1', transform: 'none', transition: 'none' };
const HIDDEN = { visibility: 'hidden', opacity: '0', transform: '', transition: '' };
const AS_SERVED = { visibility: '', opacity: '', transform: '', transition: '' };

/**
 * @param list the menu
 * @param isActive whether submenus open under the pointer at this moment
 * @param signal takes it back
 */
export function openByFocus(list: HTMLElement, isActive: () => boolean, signal: AbortSignal): void {
  const options = { signal };
  const submenus = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('li > ul')];
  let isDismissed = false;
  const update = (): void => {
    const { activeElement } = document;
    for (const submenu of submenus()) {
      const isWithin = isActive() && submenu.parentElement?.contains(activeElement);
      set(submenu, isWithin && !isDismissed ? SHOWN : AS_SERVED);
    }
  };
  list.addEventListener('focusin', update, options);
  list.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      isDismissed = false;
      // The focus is nowhere at this moment.
      if (!(relatedTarget instanceof Node && list.contains(relatedTarget)))
        submenus().forEach((submenu) => set(submenu, AS_SERVED));
    },
    options,
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !isActive()) return;
      const open = submenus().filter((submenu) => submenu.parentElement?.matches(':hover,:focus-within'));
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
      // Somewhere else in the menu: the pointer counts again.
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
  signal.addEventListener('abort', () => submenus().forEach((submenu) => set(submenu, AS_SERVED)));
}

function set(submenu: HTMLElement, style: Readonly<Record<string, string>>): void {
  Object.assign(submenu.style, style);
}
