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
  const { button, hasRoom } = reading;
  const takesSpace = hasRoom || hasSubmitted;
  const [spinner] = useState(() => document.createElement('span'));
  useLayoutEffect(() => {
    button.after(spinner);
    return () => spinner.remove();
  }, [button, spinner]);
  useLayoutEffect(() => reserveSpace(spinner, takesSpace), [spinner, takesSpace]);
  return <ServerElement element={spinner} attributes={spinnerAttributes(reading)} />;
}

/** An invisible spinner takes up space. Without reserved space, it must not shift the layout until the form is sent. */
function reserveSpace(spinner: HTMLElement, takesSpace: boolean): void {
  // Not one of the attributes, because a content security policy may refuse style attributes.
  if (takesSpace) spinner.removeAttribute('style');
  else spinner.style.display = 'none';
}
