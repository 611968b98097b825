/**
 * Reads a member of an element as the DOM defines it. A field of a form hides the form's member of the same name:
 * `form.matches` is the field if one is called “matches”. Needed wherever an element may be any element of the page.
 */

/**
 * @param element an element that has the member
 * @param name name of a property or a method
 * @returns the property's value, or the method, which can be called without the element
 */
export function member<Name extends keyof HTMLFormElement>(
  element: Element,
  name: Name,
): HTMLFormElement[Name] {
  // A field is no function, so a method that is one is not hidden.
  const method: unknown = Reflect.get(element, name);
  const value: unknown =
    typeof method === 'function' ? method : Reflect.get(HTMLFormElement.prototype, name, element);
  return (typeof value === 'function' ? value.bind(element) : value) as HTMLFormElement[Name];
}
