import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const progressBar = defineWidget({
  ...widgets.progressBar,
  when: 'visible',
  holds: {},
  load: () => import('./essential-addons'),
});
