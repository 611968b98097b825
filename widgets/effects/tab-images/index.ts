import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const tabImages = defineWidget({
  ...widgets.tabImages,
  when: 'load',
  load: () => import('./tab-images'),
});
