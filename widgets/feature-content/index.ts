import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const featureContent = defineWidget({
  // The root is not the sliding part, because a hidden element is never near the viewport.
  ...widgets.featureContent,
  when: 'interaction',
  prepare: () => import('./read-markup'),
  load: () => import('./FeatureContent'),
  shared: reactChunk,
});
