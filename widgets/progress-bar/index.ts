import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const progressBar = defineWidget({
  ...widgets.progressBar,
  when: 'visible',
  load: () => import('./ProgressBar'),
  shared: reactChunk,
});

export const elementorProgress = defineWidget({
  ...widgets.elementorProgress,
  when: 'visible',
  load: () => import('./mount-elementor'),
});
