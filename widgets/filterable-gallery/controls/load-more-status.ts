/** What the button that loads more items shows. */
import { setText } from '../../../runtime/dom/text';
import { hide } from '../../../runtime/motion/fade';
import type { LoadMoreReading } from '../attributes';
import type { ButtonStatus } from '../gallery-machine';

export function showStatus({ button, display, endText }: LoadMoreReading, status: ButtonStatus): void {
  if (status === 'needed') button.style.display = display === 'none' ? '' : display;
  else if (status === 'unneeded') button.style.display = 'none';
  else if (status === 'ended') hide(button);
  else button.replaceChildren(createEnd(endText));
}

function createEnd(text: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'no-more-items-text';
  setText(element, text);
  return element;
}
