/** Mounts the page builder's privacy box. */
import { reactWidget } from '../../runtime/react/mount';
import { PrivacyBox } from './PrivacyBox';
import { readPrivacyBox } from './read-markup';

export const { mount } = reactWidget((box, context) => ({ props: readPrivacyBox(box, context) }), PrivacyBox);
