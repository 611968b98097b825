/** Tells whether a visitor has filled in something that a slip of the mouse must not take out of sight. */

/** @returns true when a field of an element is other than the server printed it */
export function hasChangedFields(element: Element): boolean {
  return [...element.querySelectorAll('input,textarea,select')].some((field) => {
    if (field instanceof HTMLSelectElement) return hasOtherChoice(field);
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false;
    return field.type === 'checkbox' || field.type === 'radio'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
}

function hasOtherChoice(select: HTMLSelectElement): boolean {
  const options = [...select.options];
  // Where the server has chosen nothing, browsers choose the first option of a list that takes only one.
  if (!select.multiple && !options.some(isPrinted)) return select.selectedIndex > 0;
  return options.some((option) => option.selected !== isPrinted(option));
}

function isPrinted(option: HTMLOptionElement): boolean {
  return option.hasAttribute('selected');
}
