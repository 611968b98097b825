/** What the visitor has entered, field by field, as the rules look at it (contact-form-7, section 11). */
/** Texts of controls, and the files of a file input. */
export type Values = readonly (string | File)[];

/** Values by field, in page order. A field that has none is not there. */
export type ValuesByField = ReadonlyMap<string, Values>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const CONTROLS = 'input,select,textarea';

/** @param wraps the places to look at */
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

/** A field's name without brackets: `name[]` and `name[key]` are `name`; '' for a name of the plugin's own. */
function fieldKey(name: string): string {
  return /^([a-z][\w:.-]*)(?:\[.*)?$/i.exec(name)?.[1] ?? '';
}
