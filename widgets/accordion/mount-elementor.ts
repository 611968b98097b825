/** Mounts Elementor's accordions and toggles. */
import { partsWidget } from '../../runtime/react/mount';
import { Accordion } from './Accordion';
import { readElementorAccordion } from './read-elementor';

export const { mount } = partsWidget(readElementorAccordion, Accordion);
