import { fuzzShare } from './share';

fuzzShare(3);
