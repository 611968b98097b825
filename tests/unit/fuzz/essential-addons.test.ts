import { beforeEach } from 'vitest';
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

beforeEach(() => {
  // A video's bar has text of its own; most sites show none.
  const style = document.createElement('style');
  style.textContent = '.plyr__controls { display: none }';
  document.head.append(style);
});

fuzzFragments((widget) => WIDGETS.has(widget));
