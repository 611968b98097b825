import { fuzzShare } from './share';

fuzzShare(2);
