import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const featureContent = defineWidget({
  // The root is not the part that slides, because a closed part never comes near the screen.
  ...widgets.featureContent,
  when: 'visible',
  holds: {},
  load: () => import('./feature-content'),
});
