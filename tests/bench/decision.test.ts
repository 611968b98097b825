/**
 * The processor time that the server needs to decide about a page: behaviours of the page builder that no widget
 * covers, calls in inline code, and what is added to the page. Uses the machine's PHP without an opcode cache, on large and on broken pages;
 * median of 15.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureInstalled } from '../../.scripts/install.mjs';
import { BUNDLED, unpack } from '../../.scripts/wordpress.mjs';
import { ROOT } from '../support/page-server';
import { skipFor } from '../support/skip';
import { figure, keepResults } from './results';

const ROUNDS = 15;
const LIMIT_MS = 10;
/** Number of readers of a page that are listed, the slowest first. */
const SHOWN = 3;

interface Decision {
  readonly bytes: number;
  readonly ms: number;
  /** The expected finding: the pages have only covered behaviours. */
  readonly found: readonly string[];
}

const php = spawnSync('php', ['-v'], { encoding: 'utf8' });

test(
  'the server’s decision about a page',
  { timeout: 120_000, ...skipFor(php.status === 0 ? undefined : 'there is no PHP on this machine') },
  () => {
    ensureInstalled('tests/wordpress');
    const script = join(ROOT, 'tests/bench/decision.php');
    const { stdout, stderr } = spawnSync(
      'php',
      [script, join(ROOT, 'dist/atoll'), unpack(BUNDLED), String(ROUNDS)],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    const decisions = Object.entries(JSON.parse(stdout) as Record<string, Decision>);
    keepResults(
      'decision',
      decisions.map(([page, { bytes, ms }]) =>
        figure(`${page}, ${Math.round(bytes / 1000)} kB`, ms, { limit: LIMIT_MS }),
      ),
    );
    expect(decisions.length).toBeGreaterThan(0);
    expect(decisions.flatMap(([, { found }]) => found)).toEqual([]);
  },
);

interface Reading {
  readonly bytes: number;
  /** For each reader, and for `all`. */
  readonly ms: Readonly<Record<string, number>>;
}

test(
  'all readers and edits of a page',
  { timeout: 120_000, ...skipFor(php.status === 0 ? undefined : 'there is no PHP on this machine') },
  () => {
    const script = join(ROOT, 'tests/bench/readers.php');
    const { stdout, stderr } = spawnSync('php', [script, String(ROUNDS)], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const readings = Object.entries(JSON.parse(stdout) as Record<string, Reading>);
    expect(readings.length).toBeGreaterThan(0);
    keepResults(
      'readers',
      readings.flatMap(([page, { bytes, ms }]) => {
        const { all = 0, ...readers } = ms;
        const slowest = Object.entries(readers).toSorted(([, one], [, other]) => other - one);
        return [
          ...slowest
            .slice(0, SHOWN)
            .map(([reader, time]) => figure(`${page}: ${reader}`, time, { limit: LIMIT_MS })),
          figure(`${page}, ${Math.round(bytes / 1000)} kB: all`, all),
        ];
      }),
    );
  },
);
