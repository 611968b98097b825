/** `npm run reliability`: writes docs/reliability.md from the results of the last complete `npm test`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import {
  OUTCOMES_FILE,
  readPromises,
  RELIABILITY_PAGE,
  reliabilityPage,
  reliabilityProblems,
} from './lib/reliability.mjs';

const source = join(root, OUTCOMES_FILE);
if (!existsSync(source)) {
  console.error('Run npm test first: the page is generated from its results.');
  process.exit(1);
}
const outcomes = JSON.parse(readFileSync(source, 'utf8'));
const promises = readPromises(root);
const page = reliabilityPage(outcomes, promises);
writeFileSync(join(root, RELIABILITY_PAGE), page);
console.log(`Wrote ${RELIABILITY_PAGE}.`);
const problems = reliabilityProblems(page, outcomes, promises);
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
