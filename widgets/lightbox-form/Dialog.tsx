/** A box while it is open: a modal dialog (WAI-ARIA pattern Dialog). */
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { fadeIn } from '../../runtime/motion/fade';
import { emitResize } from '../../runtime/page/events';
import { ServerElement } from '../../runtime/react/server-element';
import { dialogAttributes, findDialogHeading } from '../shared/dialog/describe';
import { beginModal } from '../shared/dialog/modal';
import { closeAttributes, type LightboxFormReading } from './attributes';
import { Button } from './Button';
import { markOpen } from './open-boxes';
import { hasChangedFields } from './changed-fields';

const FADE_IN_MS = 200;

interface DialogProps extends LightboxFormReading {
  readonly onDismiss: () => void;
}

export function Dialog({ onDismiss, ...reading }: DialogProps): ReactNode {
  const { opener, wrapper, name } = reading;
  const [{ dialog, heading, controls }] = useState(() => readDialog(wrapper));

  const dismiss = useEffectEvent(onDismiss);
  // React keeps the focus where it is while it changes the page, so the focus moves after that.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    markOpen(wrapper, signal);
    closeFromOutside(wrapper, dialog, () => dismiss(), signal);
    showBox(wrapper);
    beginModal({ element: dialog, opener, onDismiss: () => dismiss() }, signal);
    return () => controller.abort();
  }, [wrapper, dialog, opener]);

  return (
    <>
      <ServerElement element={dialog} attributes={dialogAttributes(heading, name)} />
      {heading && <ServerElement element={heading.element} attributes={{ id: heading.id }} />}
      {controls.map((control, index) => (
        <Button
          // oxlint-disable-next-line react/no-array-index-key -- the controls never change
          key={index}
          element={control}
          attributes={closeAttributes(reading)}
          onPress={onDismiss}
        />
      ))}
    </>
  );
}

/** Reads the box each time it opens, because its content may have changed. */
function readDialog(wrapper: HTMLElement) {
  const dialog = wrapper.querySelector<HTMLElement>('.gdlr-core-lightbox-content') ?? wrapper;
  return {
    dialog,
    heading: findDialogHeading(dialog),
    controls: [...wrapper.querySelectorAll<HTMLElement>('.gdlr-core-lightbox-form-close')],
  };
}

function showBox(wrapper: HTMLElement): void {
  // It may still be fading out.
  wrapper.inert = false;
  // The page does not scroll meanwhile, but a form may be higher than the screen.
  wrapper.style.overflowY = 'auto';
  void fadeIn(wrapper, FADE_IN_MS);
  // What was hidden had no size to measure.
  emitResize(wrapper);
}

/**
 * Calls back for a click that began and ended beside the dialog, unless the visitor has changed a field.
 *
 * @param wrapper the element around the dialog
 * @param signal stops it
 */
function closeFromOutside(
  wrapper: HTMLElement,
  dialog: HTMLElement,
  onDismiss: () => void,
  signal: AbortSignal,
): void {
  let hasBegunOutside = false;
  const isOutside = ({ target }: Event): boolean => target instanceof Node && !dialog.contains(target);
  wrapper.addEventListener('pointerdown', (event) => (hasBegunOutside = isOutside(event)), { signal });
  wrapper.addEventListener(
    'click',
    (event) => {
      if (hasBegunOutside && isOutside(event) && !hasChangedFields(dialog)) onDismiss();
    },
    { signal },
  );
}
