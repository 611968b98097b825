import { defineWidget } from '../../runtime/define';

export const featureContent = defineWidget({
  name: 'feature-content',
  original: 'goodlayers',
  // Not the part that slides: what is closed never comes near the screen.
  selector: '.gdlr-core-feature-content',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
