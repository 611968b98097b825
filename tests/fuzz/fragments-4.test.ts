import { fuzzShare } from './share';

fuzzShare(4);
