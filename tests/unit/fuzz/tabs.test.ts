import { fuzzFragments } from './fuzz';

/** One fragment for each way in which the seven variants differ: the others take a minute more and the same code. */
const VARIANTS = /(style2-vertical|theme-images|action|roadmap|feature3|featurev-bare)\.html$/;

fuzzFragments((widget, _version, file) => widget === 'tabs' && VARIANTS.test(file));
