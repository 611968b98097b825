/** The address by which a video's own player starts at once (goodlayers-panels, section 16). */
import { navigationTarget } from '../../../runtime/page/url';

/** Browsers let YouTube's player start by itself only without sound. */
const PARAMETERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['youtube', ['autoplay', 'mute']],
  ['vimeo', ['autoplay']],
]);

/**
 * @param src the frame's address, with or without a query
 * @param player what `data-player-type` says
 * @returns undefined for another player and for anything that is no web address
 */
export function autoplayAddress(src: string, player: string | null, base: string): string | undefined {
  const parameters = PARAMETERS.get(player ?? '');
  const url = parameters && navigationTarget(src, { base });
  if (!url) return undefined;
  for (const name of parameters) url.searchParams.set(name, '1');
  return url.href;
}
