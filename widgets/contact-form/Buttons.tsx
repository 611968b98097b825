/** The buttons of a form: busy while a message is being sent, and disabled until the visitor has accepted all terms. */
import { type ReactNode, useEffect, useState } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { acceptanceAttributes, BUSY_BUTTON } from './attributes';
import { readAcceptance, submitButtons } from './fields/acceptance';
import { useReading } from './use-reading';

const SUBMITTING = 'input[type="submit"],input[type="image"],button:not([type]),button[type="submit"]';

/** Mounted while a message is being sent. The buttons keep the focus (contact-form-7, sections 12 and 19). */
export function BusyButtons({ form }: { readonly form: HTMLFormElement }): ReactNode {
  const [buttons] = useState(() => [...form.querySelectorAll(SUBMITTING)]);
  return buttons.map((button, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list never changes
    <ServerElement key={index} element={button} attributes={BUSY_BUTTON} />
  ));
}

/** Disables the submit buttons until all required boxes are checked (contact-form-7, section 10.4). */
export function Acceptance({ form }: { readonly form: HTMLFormElement }): ReactNode {
  const reading = useReading(form, 'change', readAcceptance);
  // Not a layout effect: the buttons get the server's attributes first, which are also disabled in a cloned form.
  useEffect(() => () => enableButtons(form), [form]);
  return (
    <>
      {reading.missing.map(({ text, id }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an id may occur twice on a page
        <ServerElement key={index} element={text} attributes={{ id }} />
      ))}
      {reading.buttons.map(({ button, describedBy }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- buttons have no ids
        <ServerElement key={index} element={button} attributes={acceptanceAttributes(reading, describedBy)} />
      ))}
    </>
  );
}

/** Without the widget, no script would enable the buttons again. */
function enableButtons(form: HTMLFormElement): void {
  for (const button of submitButtons(form)) button.disabled = false;
}
