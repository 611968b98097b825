/** Mounts the page builder's skill bars. */
import { reactWidget } from '../../runtime/react/mount';
import { readSkillBar } from './read-markup';
import { SkillBar } from './SkillBar';

export const { mount } = reactWidget((bar, context) => ({ props: readSkillBar(bar, context) }), SkillBar);
