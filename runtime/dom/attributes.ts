/**
 * Writes the attributes and classes that a widget computes from its state. They are plain data, so the same pure function
 * can prepare an element before React is loaded and supply a component's props afterwards.
 */

import { remember } from './restore';

/**
 * Attributes by their names in React (`tabIndex`, `aria-expanded`, `id`). Undefined and null remove an attribute. True
 * and false are written as words, as ARIA expects.
 */
export type ElementAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Classes to add (true) or to remove (false). Other classes are not changed. */
export type ElementClasses = Readonly<Record<string, boolean>>;

/**
 * Writes the attributes whose values differ.
 *
 * @param element an element that the server printed
 * @param attributes the attributes by their names in React
 */
export function writeAttributes(element: Element, attributes: ElementAttributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const attribute = attributeName(name);
    if (value === undefined || value === null) element.removeAttribute(attribute);
    else if (element.getAttribute(attribute) !== String(value))
      element.setAttribute(attribute, String(value));
  }
}

/**
 * Writes attributes of several elements.
 *
 * @returns restores the attributes as they were
 */
export function prepareAttributes(
  elements: Iterable<readonly [element: Element, attributes: ElementAttributes]>,
): () => void {
  const restores = Array.from(elements, ([element, attributes]) => {
    const restore = remember(element, { attributes: Object.keys(attributes).map(attributeName) });
    writeAttributes(element, attributes);
    return restore;
  });
  return () => restores.forEach((restore) => restore());
}

/** Adds and removes classes. */
export function writeClasses(element: Element, classes: ElementClasses): void {
  for (const [name, isOn] of Object.entries(classes)) element.classList.toggle(name, isOn);
}

/**
 * Remembers which of these classes the element has now.
 *
 * @returns a function that restores them; the whole attribute, unless another script has changed other classes
 */
export function rememberClasses(element: Element, names: readonly string[]): () => void {
  const attribute = element.getAttribute('class');
  const served = [...element.classList];
  const classes = Object.fromEntries(names.map((name) => [name, served.includes(name)]));
  return () => {
    writeClasses(element, classes);
    const { classList } = element;
    if (classList.length === served.length && served.every((name) => classList.contains(name)))
      writeAttributes(element, { class: attribute });
  };
}

/** @returns the DOM's name of an attribute that is named as in React */
export function attributeName(name: string): string {
  return name === 'tabIndex' ? 'tabindex' : name;
}
