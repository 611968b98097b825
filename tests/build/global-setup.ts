/** Builds when there is nothing to check; `npm test` has just built, and a developer who runs this project alone may have. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../.scripts/build.mjs';
import { ROOT } from './dist';

export async function setup(): Promise<void> {
  if (!existsSync(join(ROOT, 'dist/atoll.zip'))) await build();
}
