/** The buttons of a form while a message is being sent. They keep the focus (contact-form-7, sections 12 and 19). */
import { type ReactNode, useState } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { BUSY_BUTTON } from './attributes';

const SUBMITTING = 'input[type="submit"],input[type="image"],button:not([type]),button[type="submit"]';

/** Mounted while a message is being sent. */
export function BusyButtons({ form }: { readonly form: HTMLFormElement }): ReactNode {
  const [buttons] = useState(() => [...form.querySelectorAll(SUBMITTING)]);
  return buttons.map((button, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list never changes
    <ServerElement key={index} element={button} attributes={BUSY_BUTTON} />
  ));
}
