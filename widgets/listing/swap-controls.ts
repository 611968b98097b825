/** Replaces controls with those of a response (goodlayers-listings, section 6.5). */
import { toNodes } from '../../runtime/dom/html';
import { slide } from '../../runtime/motion/slide';
import type { ListingResponse, ReturnedControl } from './response';
import { type Control, MORE, PAGES } from './control/control';

const SLIDE_MS = 100;

/**
 * @param control the pressed control
 * @param moving contains controls while they slide
 * @returns the controls that are being removed, and the new ones
 */
export function swapControls(
  control: Control,
  response: ListingResponse,
  moving: Set<HTMLElement>,
): { readonly gone: readonly HTMLElement[]; readonly come: readonly HTMLElement[] } {
  const { element, targetAction } = control;
  const block = element.parentElement;
  const gone: HTMLElement[] = [];
  const come: HTMLElement[] = [];
  if (!block) return { gone, come };

  const slideAway = async (old: HTMLElement): Promise<void> => {
    moving.add(old);
    await slide(old, false, SLIDE_MS);
    moving.delete(old);
    old.remove();
  };
  const slideIn = async (fresh: HTMLElement): Promise<void> => {
    moving.add(fresh);
    await slide(fresh, true, SLIDE_MS);
    moving.delete(fresh);
  };

  const swap = (old: readonly HTMLElement[], returned: ReturnedControl, isAtOnce: boolean): void => {
    if (returned === undefined) return;
    const fresh = returned === 'none' ? undefined : controlFrom(returned.html);
    gone.push(...old);
    for (const one of old) {
      if (fresh && isAtOnce) one.remove();
      else void slideAway(one);
    }
    if (!fresh) return;
    fresh.style.display = 'none';
    block.append(fresh);
    void slideIn(fresh);
    come.push(fresh);
  };

  if (targetAction === 'append') swap([element], response.loadMore, true);
  else {
    swap(siblings(block, PAGES), response.pagination, false);
    swap(siblings(block, MORE), response.loadMore, false);
  }
  return { gone, come };
}

function siblings(block: Element, name: string): HTMLElement[] {
  return [...block.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.classList.contains(name),
  );
}

/** @returns the first element of a returned control's HTML */
function controlFrom(html: string): HTMLElement | undefined {
  const element = toNodes(html).firstElementChild;
  return element instanceof HTMLElement ? element : undefined;
}
