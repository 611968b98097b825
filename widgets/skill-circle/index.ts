import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const skillCircle = defineWidget({
  ...widgets.skillCircle,
  when: 'visible',
  load: () => import('./SkillCircle'),
  shared: reactChunk,
});
