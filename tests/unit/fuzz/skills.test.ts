import { fuzzFragments } from './fuzz';

fuzzFragments((widget) => ['divider', 'skill-bar', 'skill-circle', 'tilt'].includes(widget));
