/** Mounts Essential Addons' accordions and toggles. */
import { partsWidget } from '../../runtime/react/mount';
import { Accordion } from './Accordion';
import { readAdvAccordion } from './read-essential-addons';

export const { mount } = partsWidget(readAdvAccordion, Accordion);
