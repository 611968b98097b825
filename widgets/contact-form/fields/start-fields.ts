/** Starts what fields do by themselves: they correct, enable, name and renew each other (contact-form-7, sections 8 to 10). */
import { wireFormEvents } from '../form-events';
import type { LiveForm } from '../live-form';
import { wireChallenges } from './challenges';
import { wireChoiceGroups } from './choice-groups';
import { wireErrorLinks } from './error-links';
import { wireExclusive } from './exclusive';
import { wireFloatingTips } from './floating-tips';
import { wireFreeText } from './free-text';
import { wireInert } from './inert';
import { wireUrlFix } from './url-fix';

/** In the same order as the original: a field's change affects other fields before it is validated. */
const BEHAVIORS = [
  wireWrapper,
  wireExclusive,
  wireFreeText,
  wireUrlFix,
  wireChoiceGroups,
  wireInert,
  wireChallenges,
  wireFloatingTips,
  wireErrorLinks,
  wireFormEvents,
];

/** @param signal restores the server's markup */
export function startFields(live: LiveForm, signal: AbortSignal): void {
  for (const wire of BEHAVIORS) wire(live, signal);
}

/** The wrapper's class indicates whether scripts run. */
function wireWrapper({ wrapper }: LiveForm, signal: AbortSignal): void {
  if (!wrapper.classList.replace('no-js', 'js')) return;
  signal.addEventListener('abort', () => wrapper.classList.replace('js', 'no-js'));
}
