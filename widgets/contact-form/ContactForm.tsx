/**
 * A contact form (contact-form-7). Its state is in the form's store, because scripts call the form and expect that the
 * page shows each status at once. Other scripts have references to the author's nodes, and the browser owns the typed
 * values: the components describe these nodes, and add new ones beside them.
 */
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { writeClasses } from '../../runtime/dom/attributes';
import { ServerElement } from '../../runtime/react/server-element';
import { formAttributes, formClasses } from './attributes';
import { Acceptance, BusyButtons } from './Buttons';
import { Counters } from './Counters';
import { startFields } from './fields/start-fields';
import { InvalidField } from './InvalidField';
import type { LiveForm } from './live-form';
import type { FormReading } from './read-markup';
import { ServerText } from './ServerText';
import { Spinner } from './Spinner';

export interface ContactFormProps {
  readonly live: LiveForm;
  readonly reading: FormReading;
}

export function ContactForm({ live, reading }: ContactFormProps): ReactNode {
  const { form, store, translate } = live;
  const view = useSyncExternalStore(store.subscribe, store.read);
  const { status, message, errors, hasSubmitted } = view;

  useLayoutEffect(() => {
    const controller = new AbortController();
    startFields(live, controller.signal);
    return () => controller.abort();
  }, [live]);
  useLayoutEffect(() => {
    const { status: served } = store.read();
    return () => writeClasses(form, { [store.read().status]: false, [served]: true });
  }, [form, store]);

  return (
    <>
      <ServerElement element={form} attributes={formAttributes(view)} classes={formClasses(view)} />
      {status === 'submitting' && <BusyButtons form={form} />}
      {reading.spinners.map((spinner, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <Spinner key={index} reading={spinner} hasSubmitted={hasSubmitted} />
      ))}
      {reading.waitsForAcceptance && <Acceptance form={form} />}
      <Counters form={form} translate={translate} />
      {errors.map((error) => (
        <InvalidField key={error.number} error={error} />
      ))}
      {message?.elements.map((element, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- outputs have no ids
        <ServerText key={index} element={element} content={message} />
      ))}
    </>
  );
}
