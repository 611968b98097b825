import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const skillBar = defineWidget({
  ...widgets.skillBar,
  when: 'visible',
  load: () => import('./SkillBar'),
  shared: reactChunk,
});
