/**
 * What a widget's state says about an element of the server, as data: a pure function computes it, and either this module
 * or a React component writes it. So an element can be prepared before React is there.
 */

/**
 * Attributes by the names that React uses (`tabIndex`, `aria-expanded`, `id`). Undefined and null stand for an attribute
 * that is not there; true and false are written as such, because ARIA wants the words.
 */
export type ElementAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Classes to add (true) or to remove (false). All others stay as they are. */
export type ElementClasses = Readonly<Record<string, boolean>>;

/**
 * Writes attributes, and only those that differ.
 *
 * @param element of the server
 * @param attributes by React's names
 */
export function writeAttributes(element: Element, attributes: ElementAttributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    const attribute = attributeName(name);
    if (value === undefined || value === null) element.removeAttribute(attribute);
    else if (element.getAttribute(attribute) !== String(value))
      element.setAttribute(attribute, String(value));
  }
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

/** @returns the name of an attribute in the DOM, from the name that React uses */
export function attributeName(name: string): string {
  return name === 'tabIndex' ? 'tabindex' : name;
}
