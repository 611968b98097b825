/** Mounts Essential Addons' image accordion. */
import { reactWidget } from '../../runtime/react/mount';
import { ImageAccordion } from './ImageAccordion';
import { readPanels } from './read-markup';

export const { mount } = reactWidget((root) => ({ props: readPanels(root) }), ImageAccordion);
