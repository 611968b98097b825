import { fuzzFragments } from './fuzz';

const PANELS = new Set(['adv-accordion', 'adv-tabs', 'eael-flip-box', 'image-accordion', 'simple-menu']);

fuzzFragments((widget) => PANELS.has(widget));
