/**
 * The other half of the lightbox (goodlayers-panels, section 18): finds what a link or an address asks for, and opens
 * it. One is open at a time, and each step of its opening is a task of its own: at a slow processor all of it together
 * would keep a visitor waiting who has pressed something else meanwhile.
 */
import { pushHash, replaceHash } from '../../runtime/page/environment';
import { nextTask } from '../../runtime/core/queue';
import type { DeepLink } from './deep-link';
import { startSession } from './session';
import type { Choice, Opening } from './session-types';
import { collectSets, type LightboxSet } from './sets';

/** What is on the screen, or about to be; let go when it leaves. */
let current: Opening | undefined;

/**
 * Opens the set of a link. Resolves when all of it stands, or when it has been given up.
 *
 * @throws Error when there is nothing to show
 */
export async function openFrom(link: HTMLElement, opening: Opening): Promise<void> {
  const { write } = opening.address;
  await open(opening, (sets) => {
    const set = sets.find(({ links }) => links.includes(link));
    if (!set) throw new Error('there is nothing to show');
    const index = set.links.indexOf(link);
    const enterHistory = (): void => pushHash(write({ gallery: set.id, slide: index }));
    return { set, index, opener: link, enterHistory };
  });
}

/**
 * Opens what an address names; an address that names nothing is left alone.
 *
 * @param isArrival whether the page was loaded with it: then Back has nowhere to lead to yet
 */
export async function openAt(to: DeepLink, isArrival: boolean, opening: Opening): Promise<void> {
  const { write } = opening.address;
  await open(opening, (sets) => {
    const set = sets.find(({ id }) => id === to.gallery);
    if (!set) return undefined;
    const index = Math.min(to.slide, set.items.length - 1);
    const hash = write({ gallery: set.id, slide: index });
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
    const choice = isOver(opening) ? undefined : choose(collectSets(document));
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
