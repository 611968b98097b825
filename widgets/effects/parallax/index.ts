import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const parallax = defineWidget({
  ...widgets.parallax,
  when: 'visible',
  load: () => import('./parallax'),
});
