/** Closes a box with a click beside it. */
import { hasChangedFields } from './changed-fields';

/**
 * Calls back for a click that began and ended beside the dialog, unless the visitor has changed a field.
 *
 * @param wrapper the element around the dialog
 * @param signal stops it
 */
export function closeFromOutside(
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
