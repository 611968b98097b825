/**
 * The large part of the lightbox (goodlayers-panels, section 18): finds the set of a link or URL and opens it. Only one
 * lightbox can be open. Each step of opening is a separate task, so that a slow device can handle input in between.
 */
import { pushHash, replaceHash } from '../../runtime/page/environment';
import { nextTask } from '../../runtime/core/queue';
import type { DeepLink } from './look';
import type { Target } from './elementor-item';
import { startSession } from './session';
import type { Choice, Opening } from './session-types';
import type { LightboxSet } from './look';

/** The lightbox that is open or being opened. */
let current: Opening | undefined;

/**
 * Opens the set of a link. Resolves when it is open, or was cancelled.
 *
 * @throws Error if the link belongs to no set
 */
export async function openFrom(link: HTMLElement, opening: Opening): Promise<void> {
  const { address } = opening.look;
  await open(opening, (sets) => {
    const set = sets.find(({ links }) => links.includes(link));
    if (!set) throw new Error('the link belongs to no set');
    const index = set.links.indexOf(link);
    const enterHistory = (): void => {
      if (address) pushHash(address.write({ gallery: set.id, slide: index }));
    };
    return { set, index, opener: link, enterHistory };
  });
}

/**
 * Opens the lightbox for an element that is not in a set. It shows a single item, or a picture of a set on the page.
 *
 * @throws Error if the set is not on the page
 */
export async function openTarget(target: Target, opener: HTMLElement, opening: Opening): Promise<void> {
  await open(opening, (sets) => {
    if ('item' in target) {
      const set = { id: 0, items: [target.item], links: [opener] };
      return { set, index: 0, opener, dialogId: target.dialogId, enterHistory: () => undefined };
    }
    const isOfSet = ({ dataset }: HTMLElement): boolean =>
      dataset['elementorLightboxSlideshow'] === target.set;
    const set = sets.find(({ links }) => links.some(isOfSet));
    if (!set) throw new Error('the set of the link is not on the page');
    const index = set.links.findIndex((link) => link.getAttribute('href') === target.address);
    return { set, index: Math.max(0, index), opener, enterHistory: () => undefined };
  });
}

/**
 * Opens the slide in a URL. Does nothing if the set does not exist.
 *
 * @param isArrival true if the page was loaded with this URL, so there is no history entry to go back to yet
 */
export async function openAt(to: DeepLink, isArrival: boolean, opening: Opening): Promise<void> {
  const { address } = opening.look;
  await open(opening, (sets) => {
    const set = sets.find(({ id }) => id === to.gallery);
    if (!set || !address) return undefined;
    const index = Math.min(to.slide, set.items.length - 1);
    const hash = address.write({ gallery: set.id, slide: index });
    const enterHistory = (): void => {
      if (!isArrival) return replaceHash(hash);
      replaceHash('');
      return pushHash(hash);
    };
    return { set, index, opener: undefined, enterHistory };
  });
}

async function open(opening: Opening, choose: (sets: LightboxSet[]) => Choice | undefined): Promise<void> {
  if (current) return;
  current = opening;
  const leave = (): void => {
    if (current === opening) current = undefined;
  };
  let isStarted = false;
  try {
    await nextTask();
    const choice = isOver(opening) ? undefined : choose(opening.look.collect(document));
    await nextTask();
    if (!choice || isOver(opening)) return;
    await startSession(choice, opening, leave);
    isStarted = true;
  } finally {
    if (!isStarted) leave();
  }
}

function isOver({ context, cancelled }: Opening): boolean {
  return context.signal.aborted || cancelled.aborted;
}
