/** Prints how many source files there are, how long they are, and which import each other (design, section 3). */
import { join } from 'node:path';
import { importCircles, readSources } from './lib/sources.mjs';

const sources = readSources(join(import.meta.dirname, '..'));
const folders = new Map();
for (const { path } of sources) {
  const folder = /^widgets\/(?:(?:effects|shared)\/)?[^/]+(?=\/)/.exec(path)?.[0];
  if (folder) folders.set(folder, (folders.get(folder) ?? 0) + 1);
}
const lengths = sources
  .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
  .toSorted((one, other) => one.lines - other.lines);
const longest = lengths.at(-1);
const largest = [...folders].toSorted(([, one], [, other]) => other - one).slice(0, 5);
const circles = importCircles(sources);

console.log(`Source files: ${sources.length}
Lines of a file, median: ${lengths[lengths.length >> 1]?.lines}
Longest file: ${longest?.path}, ${longest?.lines} lines
Largest folders of widgets: ${largest.map(([folder, count]) => `${folder} (${count})`).join(', ')}
Circles of imports: ${circles.length}`);
for (const circle of circles) console.log(`  ${circle.join(', ')}`);
