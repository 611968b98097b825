/** Starts what fields do by themselves: they correct, enable, name and renew each other (contact-form-7, sections 8 to 10). */
import { wireFormEvents } from '../form-events';
import type { LiveForm } from '../live-form';
import { wireChallenges } from './challenges';
import { wireErrorLinks } from './error-links';
import { wireFloatingTips } from './floating-tips';
import { wireInert } from './inert';
import { startEarlyFields } from './start-early-fields';

/** In the same order as the original. */
const BEHAVIORS = [wireInert, wireChallenges, wireFloatingTips, wireErrorLinks, wireFormEvents];

/** @param signal restores the server's markup */
export function startFields(live: LiveForm, signal: AbortSignal): void {
  // First: a field's change affects other fields before it is validated.
  startEarlyFields(live, signal);
  for (const wire of BEHAVIORS) wire(live, signal);
}
