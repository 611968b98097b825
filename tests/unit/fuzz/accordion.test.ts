import { fuzzFragments } from './fuzz';

fuzzFragments((widget, version) => widget === 'accordion' && version === '2.1.7');
