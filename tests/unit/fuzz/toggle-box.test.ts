import { fuzzFragments } from './fuzz';

fuzzFragments((widget) => widget === 'toggle-box');
