/** Keeps the results of `npm run seeded-faults`, so that an interrupted run can continue. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readChange } from './changed-files.mjs';

/**
 * @typedef {object} FaultResult
 * @property {boolean} isNoticed
 * @property {string} by name of the first test that failed
 */

/** @typedef {import('./seeded-faults.mjs').Fault} Fault */

/** Paths from the root of the repository. */
const KEPT = 'test-results/seeded-faults.json';
const PUBLISHED = 'tests/seeded-faults-result.json';

/**
 * @param {string} root
 * @returns {string} a hash of all files that a test can depend on
 */
export function treeHash(root) {
  const digest = createHash('sha256');
  const { files } = readChange(root).tree;
  for (const file of files.filter((name) => !name.endsWith('.md') && name !== PUBLISHED).toSorted())
    digest.update(`${file}\0`).update(readFileSync(join(root, file)));
  return digest.digest('base64url');
}

/** The results of the mistakes, in one state of the repository. */
export class FaultResults {
  #file;
  #state;
  /** @type {Record<string, FaultResult>} */
  #results;

  /**
   * @param {string} root
   * @param {string} state the tier and the hash of the files: results of another state do not count
   * @param {boolean} isFresh true to forget earlier results
   */
  constructor(root, state, isFresh) {
    this.root = root;
    this.#file = join(root, KEPT);
    this.#state = state;
    const kept = !isFresh && existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
    this.#results = kept.state === state ? kept.results : {};
  }

  /**
   * @param {Fault} fault
   * @returns {FaultResult | undefined}
   */
  get(fault) {
    return this.#results[keyOf(fault)];
  }

  /**
   * @param {Fault} fault
   * @param {FaultResult} result
   */
  add(fault, result) {
    this.#results[keyOf(fault)] = result;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ state: this.#state, results: this.#results }));
  }

  /**
   * Writes the result of the whole list to the repository.
   *
   * @param {readonly Fault[]} faults
   * @param {string} tier
   */
  publish(faults, tier) {
    const rows = faults.map((fault) => ({
      file: fault.file,
      what: fault.what,
      noticedBy: this.get(fault)?.isNoticed ? this.get(fault)?.by : null,
    }));
    const page = {
      date: new Date().toISOString().slice(0, 10),
      tier,
      noticed: rows.filter(({ noticedBy }) => noticedBy !== null).length,
      of: rows.length,
      faults: rows,
    };
    writeFileSync(join(this.root, PUBLISHED), `${JSON.stringify(page, null, 2)}\n`);
  }
}

/** @param {Fault} fault */
function keyOf({ file, original, broken, tests, only = '' }) {
  return createHash('sha256')
    .update([file, original, broken, only, ...tests].join('\0'))
    .digest('base64url');
}
