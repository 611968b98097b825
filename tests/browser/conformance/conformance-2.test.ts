/** A share of the conformance suite. */
import { testShare } from './suite';

testShare(2, 4);
