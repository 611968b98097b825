/**
 * The marks of an invalid field: its controls, its tips, and its item in the list for screen readers. An error message may
 * contain the visitor's input, so it is only inserted as text (contact-form-7, section 9).
 */
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type ElementAttributes, writeAttributes } from '../../runtime/dom/attributes';
import { setText } from '../../runtime/dom/text';
import { ServerElement } from '../../runtime/react/server-element';
import { controlAttributes, controlClasses, itemAttributes, linkAttributes, TIP } from './attributes';
import type { ControlReading, FieldError } from './form-view';
import { setValidity } from './messages';

/** Mounted while the field is invalid. Its error never changes. */
export function InvalidField({ error }: { readonly error: FieldError }): ReactNode {
  const { list, controls, wraps, message } = error;
  return (
    <>
      {list && (
        <AddedElement
          tag="li"
          attributes={itemAttributes(error)}
          insert={(item) => {
            item.replaceChildren(itemContent(error));
            list.append(item);
          }}
        />
      )}
      {controls.map((control, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the controls of an error never change
        <InvalidControl key={index} control={control} error={error} />
      ))}
      {wraps.map((wrap, index) => (
        <AddedElement
          // oxlint-disable-next-line react/no-array-index-key -- the wraps of an error never change
          key={index}
          tag="span"
          attributes={TIP}
          insert={(tip) => {
            setText(tip, message);
            wrap.append(tip);
          }}
        />
      ))}
    </>
  );
}

function InvalidControl({
  control,
  error: { id, message },
}: {
  readonly control: ControlReading;
  readonly error: FieldError;
}): ReactNode {
  const { element, isStyled } = control;
  useLayoutEffect(() => {
    if (!isStyled) return undefined;
    setValidity(element, message);
    return () => setValidity(element, '');
  }, [element, isStyled, message]);
  return (
    <ServerElement
      element={element}
      attributes={controlAttributes(control, id)}
      classes={controlClasses(control)}
      restoresClasses
    />
  );
}

/** @returns the message, as a link if the control has an id */
function itemContent(error: FieldError): Node | string {
  const { controlId, message } = error;
  if (controlId === '') return message;
  const link = document.createElement('a');
  setText(link, message);
  writeAttributes(link, linkAttributes(error));
  return link;
}

interface AddedElementProps {
  readonly tag: string;
  readonly attributes: ElementAttributes;
  /** Inserts the element into the page, with its content. Called once. */
  readonly insert: (element: Element) => void;
}

/**
 * Adds an element to the author's markup, and removes it on unmount. Not a portal: scripts of sites remove, move and
 * refill these elements, and translators replace their text nodes. React throws when it removes a node that has gone.
 */
function AddedElement({ tag, attributes, insert }: AddedElementProps): ReactNode {
  const [element] = useState(() => document.createElement(tag));
  const insertNow = useEffectEvent(() => insert(element));
  useLayoutEffect(() => {
    insertNow();
    return () => element.remove();
  }, [element]);
  return <ServerElement element={element} attributes={attributes} />;
}
