/** The text of the button that opens the list of a gallery's filter: the chosen option. */
import { setText } from '../../../runtime/dom/text';
import type { FilterReading } from '../attributes';

/** @returns the text of the chosen option; undefined if there is none */
export function triggerText({ controls }: FilterReading, chosen: number): string | undefined {
  return controls[chosen]?.textContent?.trim();
}

/**
 * @param text undefined to keep the text
 * @returns restores the text as it was
 */
export function setTriggerText(trigger: HTMLElement, text: string | undefined): () => void {
  const before = trigger.querySelector('span')?.textContent?.trim() ?? '';
  write(trigger, text);
  return () => write(trigger, before);
}

function write(trigger: HTMLElement, text: string | undefined): void {
  const label = trigger.querySelector('span');
  if (text !== undefined && label && label.textContent?.trim() !== text) setText(label, text);
}
