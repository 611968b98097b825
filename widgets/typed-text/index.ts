import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const typedText = defineWidget({
  ...widgets.typedText,
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});

export const fancyText = defineWidget({
  ...widgets.fancyText,
  when: 'visible',
  holds: {},
  load: () => import('./essential-addons'),
});
