import { fuzzFragments } from './fuzz';

const WIDGETS = new Set([
  'adv-accordion',
  'adv-tabs',
  'content-ticker',
  'eael-flip-box',
  'image-accordion',
  'simple-menu',
  'sticky-video',
]);

fuzzFragments((widget) => WIDGETS.has(widget));
