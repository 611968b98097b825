/** Detects input in a form, which an accidental click must not close. */

/** @returns true if the value of a field differs from the server's markup */
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
  // If no option is selected in the markup, browsers select the first option of a single-choice list.
  if (!select.multiple && !options.some(isPrinted)) return select.selectedIndex > 0;
  return options.some((option) => option.selected !== isPrinted(option));
}

function isPrinted(option: HTMLOptionElement): boolean {
  return option.hasAttribute('selected');
}
