/** Mounts the page builder's accordions and toggle boxes. */
import { partsWidget } from '../../runtime/react/mount';
import { Accordion } from './Accordion';
import { readAccordion } from './read-goodlayers';

export const { mount } = partsWidget(readAccordion, Accordion);
