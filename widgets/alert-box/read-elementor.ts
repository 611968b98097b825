/**
 * Reads Elementor's alerts (elementor-frontend, section 3.4). The widget's element is the button that closes one: an alert
 * without a button does nothing. As in the original, the whole widget fades out and stays in the document. Fixed: the focus
 * is not lost.
 */
import { reactWidget } from '../../runtime/react/mount';
import { AlertBox } from './AlertBox';
import type { AlertBoxReading } from './attributes';

/** @throws for a button outside of a widget */
function readElementorAlert(control: HTMLElement): AlertBoxReading {
  const box = control.closest<HTMLElement>('[data-element_type]');
  if (!box) throw new Error('The button is in no widget.');
  return { box, control, dismissLabel: undefined, leaves: 'fading' };
}

/** Mounts Elementor's alerts. */
export const { mount } = reactWidget((control) => ({ props: readElementorAlert(control) }), AlertBox);
