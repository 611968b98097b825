import { fuzzFragments } from './fuzz';

fuzzFragments((widget, version) => widget === 'listing' && version === '1.8.7');
