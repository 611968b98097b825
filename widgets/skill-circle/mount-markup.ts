/** Mounts the page builder's skill circles. */
import { reactWidget } from '../../runtime/react/mount';
import { readSkillCircle } from './read-markup';
import { SkillCircle } from './SkillCircle';

export const { mount } = reactWidget(
  (circle, context) => ({ props: readSkillCircle(circle, context) }),
  SkillCircle,
);
