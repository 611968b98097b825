/** Chooses the initial filter of a gallery (essential-addons, section 6.5). */
import { decodedFragment } from '../../runtime/page/fragment-target';

/**
 * @returns the control named by the URL or the settings, which the original presses; otherwise the active control, or
 *   the first
 */
export function firstControl(
  root: HTMLElement,
  controls: readonly HTMLElement[],
): { readonly control: HTMLElement | undefined; readonly isPressed: boolean } {
  const position = Number(root.getAttribute('data-default_control_key') || NaN);
  // The index does not count the control for all items.
  const hasAll = controls[0]?.dataset['filter'] === '*';
  const set = root.getAttribute('data-custom_default_control')
    ? controls[position + (hasAll ? 1 : 0)]
    : undefined;
  const pressed = namedIn(location.hash, controls) ?? set;
  const control = pressed ?? controls.find(({ classList }) => classList.contains('active')) ?? controls[0];
  return { control, isPressed: pressed !== undefined };
}

/**
 * Releases from 4.9.2 on complete a filter's first page when the filter is first chosen. An attribute marks such
 * filters, except in layout 3, where an attribute of 5.7.3 tells the release.
 *
 * @returns whether a filter's first page is completed
 */
export function isToFill({ dataset }: HTMLElement, container: HTMLElement): boolean {
  if (dataset['filter'] === '*') return false;
  return dataset['firstInit'] ? dataset['firstInit'] === '0' : container.hasAttribute('data-search-all');
}

/** @returns the control whose id a fragment names; the fragment has its # */
export function namedIn(hash: string, controls: readonly HTMLElement[]): HTMLElement | undefined {
  const names = new Set([hash, decodedFragment(hash)]);
  return controls.find(({ id }) => id !== '' && names.has(`#${id}`));
}
