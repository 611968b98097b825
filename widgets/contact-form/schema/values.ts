/** Collects the visitor's input by field, for the rules (contact-form-7, section 11). */
/** The values of a field: strings, or the files of a file input. */
export type Values = readonly (string | File)[];

/** Values by field, in page order. Fields without values are not included. */
export type ValuesByField = ReadonlyMap<string, Values>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input,select,textarea';

/** @param wraps the wraps of the fields */
export function collectValues(wraps: readonly Element[]): ValuesByField {
  const values = new Map<string, Values>();
  for (const wrap of wraps) {
    for (const control of wrap.querySelectorAll<Control>(CONTROLS)) {
      const field = fieldKey(control.name);
      if (field === '' || control.matches(':disabled')) continue;
      const more = valuesOf(control);
      if (more.length > 0) values.set(field, [...(values.get(field) ?? []), ...more]);
    }
  }
  return values;
}

function valuesOf(control: Control): Values {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].filter(({ selected }) => selected).map(({ value }) => value);
  }
  if (control instanceof HTMLTextAreaElement) return [control.value];
  switch (control.type) {
    case 'checkbox':
    case 'radio':
      return control.checked ? [control.value] : [];
    case 'file':
      return [...(control.files ?? [])];
    case 'button':
    case 'image':
    case 'reset':
    case 'submit':
      return [];
    default:
      return [control.value];
  }
}

/** @returns a field's name without brackets: `name` for `name[]` and `name[key]`; '' for the plugin's own fields */
function fieldKey(name: string): string {
  return /^([a-z][\w:.-]*)(?:\[.*)?$/i.exec(name)?.[1] ?? '';
}
