/** The summary at the end of `npm test`. */
import { engineTable } from './engine-table.mjs';

/**
 * @param {readonly import('./run-steps.mjs').Row[]} rows
 * @param {string} options the options that repeat the run's tier, such as `--full `
 * @returns {string} the last line has the totals
 */
export function summary(rows, options) {
  const all = rows.map(({ counts }) => counts);
  const skipped = all.flatMap((counts) => counts.skipped);
  const engines = all.flatMap((counts) => counts.engines ?? []);
  const lines = engines.length > 0 ? ['\n== widgets by engine: passed tests ==', engineTable(engines)] : [];
  lines.push('\n== summary ==');
  for (const { name, counts, seconds } of rows) {
    const time = `${seconds.toFixed(1)} s`.padStart(8);
    lines.push(`${name.padEnd(14)}${time}  ${counts.passed} passed, ${counts.failed} failed`);
  }
  for (const reason of new Set(skipped.map((test) => test.reason))) {
    const [first, ...others] = skipped.filter((test) => test.reason === reason);
    lines.push(`skipped: ${first?.name}${others.length > 0 ? ` and ${others.length} more` : ''}: ${reason}`);
  }
  if (skipped.length > 0) lines.push(`${skipped.length} skipped`);
  for (const failure of all.flatMap((counts) => counts.failures ?? []))
    lines.push(...failureLines(failure, options));
  const total = (/** @type {'passed' | 'failed'} */ state) =>
    all.reduce((sum, counts) => sum + counts[state], 0);
  lines.push(`${total('passed')} passed, ${total('failed')} failed`);
  return lines.join('\n');
}

/**
 * @param {import('./count-reporter.mjs').Failure} failure
 * @param {string} options
 */
function failureLines({ name, message, file, pattern, repeat, evidence = [] }, options) {
  const test = pattern === undefined ? '' : ` -t ${quoted(pattern)}`;
  const command = repeat ?? (file && `npm test -- ${options}${file}${test}`);
  return [
    `failed: ${name}: ${message}`,
    ...(command ? [`  alone: ${command}`] : []),
    ...evidence.map((path) => `  trace: ${path}`),
  ];
}

/** @param {string} text for a shell */
function quoted(text) {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
