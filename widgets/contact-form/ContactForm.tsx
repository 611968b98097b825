/**
 * A contact form (contact-form-7). Its state is in the form's store, because scripts call the form and expect that the
 * page shows each status at once. Other scripts have references to the author's nodes, and the browser owns the typed
 * values: the components describe these nodes, and add new ones beside them.
 */
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { writeClasses } from '../../runtime/dom/attributes';
import { ServerElement } from '../../runtime/react/server-element';
import { formAttributes, formClasses } from './attributes';
import { BusyButtons } from './BusyButtons';
import { startFields } from './fields/start-fields';
import { InvalidField } from './InvalidField';
import type { LiveForm } from './live-form';
import { ServerText } from './ServerText';

export interface ContactFormProps {
  readonly live: LiveForm;
}

export function ContactForm({ live }: ContactFormProps): ReactNode {
  const { form, store } = live;
  const view = useSyncExternalStore(store.subscribe, store.read);
  const { status, message, errors } = view;

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
