import { fuzzFragments } from './fuzz';

/** One fragment for each difference between the seven variants: the others take another minute for the same code. */
const VARIANTS = /(style2-vertical|theme-images|action|roadmap|feature3|featurev-bare)\.html$/;

fuzzFragments((widget, _version, file) => widget === 'tabs' && VARIANTS.test(file));
