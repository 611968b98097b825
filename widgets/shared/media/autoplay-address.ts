/** Builds the URL with which an embedded player starts automatically (goodlayers-panels, section 16; elementor-frontend, section 3.9). */
import { navigationTarget } from '../../../runtime/page/url';

/** Browsers allow autoplay of YouTube's player only without sound. */
const PARAMETERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['youtube', ['autoplay', 'mute']],
  ['vimeo', ['autoplay']],
  ['dailymotion', ['autoplay']],
  ['videopress', ['autoplay']],
]);

/**
 * @param src the frame's URL, with or without a query
 * @param player the name of the host
 * @returns undefined for an unknown player or an invalid URL
 */
export function autoplayAddress(src: string, player: string | null, base: string): string | undefined {
  const parameters = PARAMETERS.get(player ?? '');
  const url = parameters && navigationTarget(src, { base });
  if (!url) return undefined;
  for (const name of parameters) url.searchParams.set(name, '1');
  return url.href;
}
