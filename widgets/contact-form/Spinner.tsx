/** The spinner next to a button (contact-form-7, sections 3 and 10.6). The page's stylesheet shows it while the form is sent. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { spinnerAttributes } from './attributes';
import type { SpinnerReading } from './read-markup';

export interface SpinnerProps {
  readonly reading: SpinnerReading;
  /** The form was submitted at least once. */
  readonly hasSubmitted: boolean;
}

/** Not a portal, because themes move the spinner. */
export function Spinner({ reading, hasSubmitted }: SpinnerProps): ReactNode {
  const { button } = reading;
  const [spinner] = useState(() => document.createElement('span'));
  useLayoutEffect(() => {
    button.after(spinner);
    return () => spinner.remove();
  }, [button, spinner]);
  useLayoutEffect(() => reserveSpace(spinner, hasSubmitted), [spinner, hasSubmitted]);
  return <ServerElement element={spinner} attributes={spinnerAttributes(reading)} />;
}

/** An invisible spinner still takes up space. Until the form is sent, it must not shift the layout. */
function reserveSpace(spinner: HTMLElement, takesSpace: boolean): void {
  // Not one of the attributes, because a content security policy may refuse style attributes.
  if (takesSpace) spinner.removeAttribute('style');
  else spinner.style.display = 'none';
}
