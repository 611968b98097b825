/**
 * Runs a contact form without rendering it: other scripts have references to the author's nodes, and the browser owns
 * the typed values. So this component renders nothing; each behaviour is an effect.
 */
import { type ReactNode, useLayoutEffect } from 'react';
import type { LiveForm } from './live-form';

/** Starts a behaviour, which stops when the signal aborts. */
export type Behaviour = (live: LiveForm, signal: AbortSignal) => void;

export interface ContactFormProps {
  readonly live: LiveForm;
  /** The behaviours by name. Their listeners run in this order. */
  readonly behaviours: Readonly<Record<string, Behaviour>>;
}

export function ContactForm({ live, behaviours }: ContactFormProps): ReactNode {
  return Object.entries(behaviours).map(([name, behaviour]) => (
    <Effect key={name} live={live} behaviour={behaviour} />
  ));
}

/** A layout effect, so that the behaviours start before the form is painted as ready. */
function Effect({ live, behaviour }: { readonly live: LiveForm; readonly behaviour: Behaviour }): null {
  useLayoutEffect(() => {
    const ending = new AbortController();
    behaviour(live, ending.signal);
    return () => ending.abort();
  }, [live, behaviour]);
  return null;
}
