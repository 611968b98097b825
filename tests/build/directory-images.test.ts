/** The pictures of the plugin directory (`npm run directory-images`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './dist';

/** The directory's limits. */
const ICON_BYTES = 1_000_000;
const BANNER_BYTES = 4_000_000;

it.each([
  ['icon-128x128.png', 128, 128, ICON_BYTES],
  ['icon-256x256.png', 256, 256, ICON_BYTES],
  ['banner-772x250.png', 772, 250, BANNER_BYTES],
  ['banner-1544x500.png', 1544, 500, BANNER_BYTES],
])('%s has the size that its name says', (file, width, height, limit) => {
  const bytes = readFileSync(join(ROOT, '.wordpress-org', file));
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  // The header of a PNG begins with width and height.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
  expect(bytes.length).toBeLessThan(limit);
});
