/** The widgets that the conformance suite knows: one line each. A widget of the build that is not here fails it. */
import type { ConformanceRecord } from '../../support/conformance';
import { accordion } from './accordion';
import { contactForm } from './contact-form';
import { counter } from './counter';
import { linkTargets } from './link-targets';
import { toggleBox } from './toggle-box';

export const records: readonly ConformanceRecord[] = [
  accordion,
  toggleBox,
  counter,
  contactForm,
  linkTargets,
];
