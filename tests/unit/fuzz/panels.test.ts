import { fuzzFragments } from './fuzz';

const PANELS = new Set([
  'alert-box',
  'custom-dropdown',
  'dropdown-tab',
  'feature-content',
  'flip-box',
  'hover-box',
  'image-overlay',
  'price-plan',
  'price-table',
  'responsive-video',
  'select-indicator',
  'video-overlay',
]);

fuzzFragments((widget) => PANELS.has(widget));
