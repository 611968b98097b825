import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const typedText = defineWidget({
  ...widgets.typedText,
  when: 'visible',
  replays: {},
  load: () => import('./goodlayers'),
});

export const fancyText = defineWidget({
  ...widgets.fancyText,
  when: 'visible',
  replays: {},
  load: () => import('./essential-addons'),
});
