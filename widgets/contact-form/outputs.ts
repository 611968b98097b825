/** The elements that show a form's message to visitors who see (contact-form-7, section 2). */

/** @returns the outputs. A form may have several, and other scripts may add some */
export function outputsOf({ form }: { readonly form: Element }): NodeListOf<Element> {
  return form.querySelectorAll('.wpcf7-response-output');
}
