/** Gives groups of check boxes and radio buttons a role and a name (contact-form-7, section 19). */
import { setAttributes } from '../../../runtime/dom/restore';
import type { EarlyForm } from '../live-form';
import { fieldOf } from '../wraps';

const GROUPS = '.wpcf7-checkbox,.wpcf7-radio';

export function wireChoiceGroups({ form }: EarlyForm, signal: AbortSignal): void {
  for (const group of form.querySelectorAll<HTMLElement>(`span:is(${GROUPS})`)) {
    if (group.hasAttribute('role')) continue;
    const isNamed = group.hasAttribute('aria-label') || group.hasAttribute('aria-labelledby');
    const role = group.matches('.wpcf7-radio') ? 'radiogroup' : 'group';
    setAttributes(group, { role, ...(!isNamed && { 'aria-label': nameOf(group) }) }, signal);
  }
}

/** The text before the group on the same line; else the legend of its fieldset; else the field's name. */
function nameOf(group: HTMLElement): string {
  const wrap = group.closest<HTMLElement>('.wpcf7-form-control-wrap') ?? group;
  let words = '';
  for (let node = wrap.previousSibling; node && !isBreak(node); node = node.previousSibling) {
    if (node instanceof Element || node instanceof Text) words = `${node.textContent ?? ''}${words}`;
  }
  const legend = group.closest('fieldset')?.querySelector('legend')?.textContent ?? '';
  return [words, legend].map(trimLabel).find(Boolean) ?? fieldOf(wrap).replace(/[-_]+/g, ' ');
}

/** Another field on the line also ends the text. */
function isBreak(node: Node): boolean {
  return node instanceof Element && node.matches('br,.wpcf7-form-control-wrap');
}

function trimLabel(words: string): string {
  return words.replace(/\s+/g, ' ').trim().replace(/\s*:$/, '');
}
