/**
 * Brings a contact form to life without ever rendering it: the author's nodes are the form, other scripts hold on to
 * them, and the browser owns what is typed. So this component renders nothing; each behaviour is an effect.
 */
import { type ReactNode, useLayoutEffect } from 'react';
import type { LiveForm } from './live-form';

/** Starts a behaviour; everything it starts ends with the signal. */
export type Behaviour = (live: LiveForm, signal: AbortSignal) => void;

export interface ContactFormProps {
  readonly live: LiveForm;
  /** By name; their listeners run in this order. */
  readonly behaviours: Readonly<Record<string, Behaviour>>;
}

export function ContactForm({ live, behaviours }: ContactFormProps): ReactNode {
  return Object.entries(behaviours).map(([name, behaviour]) => (
    <Effect key={name} live={live} behaviour={behaviour} />
  ));
}

/** Before the next paint, and before anybody can act on a form that looks ready. */
function Effect({ live, behaviour }: { readonly live: LiveForm; readonly behaviour: Behaviour }): null {
  useLayoutEffect(() => {
    const ending = new AbortController();
    behaviour(live, ending.signal);
    return () => ending.abort();
  }, [live, behaviour]);
  return null;
}
