import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const courseTabs = defineWidget({
  ...widgets.courseTabs,
  when: 'visible',
  load: () => import('./course-tabs'),
});
