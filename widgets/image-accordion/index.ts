import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const imageAccordion = defineWidget({
  ...widgets.imageAccordion,
  when: 'visible',
  holds: { click: '*' },
  load: () => import('./essential-addons'),
});
