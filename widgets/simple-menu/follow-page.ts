/** The place of the narrow menu's list. */

/**
 * Puts the list below the menu: as wide as the page if it is stretched, otherwise as wide as the menu.
 *
 * @param nav wraps the list
 * @param signal removes the styles
 */
export function followPage(
  nav: HTMLElement,
  root: HTMLElement,
  isStretched: boolean,
  signal: AbortSignal,
): void {
  const place = (): void => {
    nav.style.cssText = '';
    if (!isStretched) return void (nav.style.position = 'inherit');
    const page = nav.closest<HTMLElement>('.elementor') ?? document.body;
    nav.style.position = 'absolute';
    nav.style.width = `${page.offsetWidth}px`;
    nav.style.left = `${-(root.getBoundingClientRect().left - page.getBoundingClientRect().left)}px`;
  };
  place();
  window.addEventListener('resize', place, { signal });
  signal.addEventListener('abort', () => nav.removeAttribute('style'));
}
