/**
 * Builds if there is no build. `npm test` has just built, and so may have a developer who runs this project alone.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../.scripts/build.mjs';
import { ROOT } from './dist';

export async function setup(): Promise<void> {
  if (!existsSync(join(ROOT, 'dist/atoll.zip'))) await build();
}
