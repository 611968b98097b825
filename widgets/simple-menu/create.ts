/** Creates the elements of a menu that the server does not print. */

/** @param classNames separated by spaces */
export function create(tag: string, classNames: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = classNames;
  return element;
}

/** @returns an element for an icon, which assistive technology ignores */
export function createSign(classNames: string): HTMLElement {
  const sign = create('span', classNames);
  sign.ariaHidden = 'true';
  return sign;
}
