/** Focuses the control of a link in the list of errors, even in a closed panel (contact-form-7, section 19). */
import { member } from '../../../runtime/page/member';
import type { LiveForm } from '../live-form';

export function wireErrorLinks({ form, wrapper }: LiveForm, signal: AbortSignal): void {
  wrapper.querySelector('.screen-reader-response')?.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? member(event.target, 'closest')('a[href^="#"]') : null;
      const id = link?.getAttribute('href')?.slice(1);
      const control = [...form.querySelectorAll<HTMLElement>('[id]')].find((element) => element.id === id);
      if (!control) return;
      event.preventDefault();
      reveal(control);
      control.focus();
    },
    { signal },
  );
}

/** Opens the closed panels that contain a control, outermost first. */
function reveal(control: Element): void {
  const { body } = control.ownerDocument;
  const ancestors: Element[] = [];
  for (let at = control.parentElement; at && at !== body; at = at.parentElement) ancestors.unshift(at);
  for (const element of ancestors) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    if (element.id !== '') openerOf(body, element.id)?.click();
  }
}

/** @returns the button or tab that opens this panel, if the panel is closed */
function openerOf(body: Element, id: string): HTMLElement | undefined {
  const openers = body.querySelectorAll<HTMLElement>(
    '[aria-expanded="false"],[role="tab"][aria-selected="false"]',
  );
  return [...openers].find((opener) =>
    (opener.getAttribute('aria-controls') ?? '').split(/\s+/).includes(id),
  );
}
