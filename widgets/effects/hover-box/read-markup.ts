/** Reads the page builder's hover boxes, and names what is in them (goodlayers-panels, section 8). */
import type { PrepareModule } from '../../../runtime/core/define';
import { nameLink } from '../../../runtime/dom/link-name';
import { setAttributes } from '../../../runtime/dom/restore';

const NAME = 'gdlr-core-hover-box';

/** The image of a box, and the image that replaces it. */
export interface ImagePair {
  readonly first: HTMLElement;
  readonly second: HTMLElement;
}

export function pairsIn(box: HTMLElement): ImagePair[] {
  return [...box.querySelectorAll('.gdlr-core-hover-thumbnail')].flatMap((wrap) => {
    const [first, second] = wrap.querySelectorAll<HTMLElement>(':scope > img');
    return first && second ? [{ first, second }] : [];
  });
}

/** Names the link that covers the box, and hides the second images from screen readers, until the signal aborts. */
export function describeBox(box: HTMLElement, signal: AbortSignal): void {
  const title = box.querySelector(`.${NAME}-title`)?.textContent?.trim();
  for (const link of box.querySelectorAll<HTMLElement>(`:scope > .${NAME}-link`))
    nameLink(link, title, signal);
  for (const { second } of pairsIn(box)) setAttributes(second, { 'aria-hidden': 'true' }, signal);
}

export const prepare: PrepareModule['prepare'] = (box) => {
  const controller = new AbortController();
  describeBox(box, controller.signal);
  return () => controller.abort();
};
