/** Gives groups of check boxes and radio buttons a role and a name (contact-form-7, section 19). */
import { setAttributes } from '../../../runtime/dom/restore';
import type { EarlyForm } from '../live-form';
import { nameOf } from './name-of';

const GROUPS = '.wpcf7-checkbox,.wpcf7-radio';

export function wireChoiceGroups({ form }: EarlyForm, signal: AbortSignal): void {
  for (const group of form.querySelectorAll<HTMLElement>(`span:is(${GROUPS})`)) {
    if (group.hasAttribute('role')) continue;
    const isNamed = group.hasAttribute('aria-label') || group.hasAttribute('aria-labelledby');
    const role = group.matches('.wpcf7-radio') ? 'radiogroup' : 'group';
    setAttributes(group, { role, ...(!isNamed && { 'aria-label': nameOf(group) }) }, signal);
  }
}
