import { fuzzFragments } from './fuzz';

fuzzFragments((widget) => widget === 'counter');
