import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const headingSize = defineWidget({
  ...widgets.headingSize,
  when: 'visit',
  load: () => import('./heading-size'),
});
