import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const imageAccordion = defineWidget({
  ...widgets.imageAccordion,
  when: 'visible',
  replays: { click: '*' },
  load: () => import('./image-accordion'),
});
