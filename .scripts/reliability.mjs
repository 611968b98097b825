/** `npm run reliability`: writes docs/reliability.md from the names of the tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { readPromises, readTestFiles, RELIABILITY_PAGE, reliabilityPage } from './lib/reliability.mjs';

writeFileSync(join(root, RELIABILITY_PAGE), reliabilityPage(readTestFiles(root), readPromises(root)));
console.log(`Wrote ${RELIABILITY_PAGE}.`);
