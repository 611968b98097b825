/** Finds the parts of an element of Elementor, without those of elements inside it. */

/** Every section, column, container and widget has this attribute. */
const ELEMENT = '[data-element_type]';

/** @returns the matching elements whose nearest element of Elementor is `root`, in the order of the page */
export function ownParts(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((part) => part.closest(ELEMENT) === root);
}
