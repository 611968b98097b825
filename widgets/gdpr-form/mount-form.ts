/** Mounts the page builder's form of consent. */
import { partsWidget } from '../../runtime/react/mount';
import { GdprForm } from './GdprForm';
import { readGdprForm } from './read-form';

export const { mount } = partsWidget(readGdprForm, GdprForm);

/** The original listens on the widget for its controls. */
export const delegates = true;
