import { fuzzShare } from './share';

fuzzShare(1);
