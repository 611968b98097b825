/** Gives accessible names to links without text: links that cover a box, and icons. */
import { setAttributes } from './restore';

/** Gives a link an accessible name until the signal aborts, unless it already has one. */
export function nameLink(link: HTMLElement, name: string | undefined, signal: AbortSignal): void {
  if (!name || hasName(link)) return;
  setAttributes(link, { 'aria-label': name }, signal);
}

function hasName(link: HTMLElement): boolean {
  return (
    Boolean(link.textContent?.trim()) ||
    ['aria-label', 'aria-labelledby', 'title'].some((name) => link.getAttribute(name)?.trim()) ||
    [...link.querySelectorAll('img[alt],[aria-label],[title]')].some((inside) =>
      ['alt', 'aria-label', 'title'].some((name) => inside.getAttribute(name)?.trim()),
    )
  );
}
