/** The expected time of each step of `npm test`: that of the last run on this machine, or a stored figure. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {Readonly<Record<string, number>>} Seconds seconds by step */

/**
 * In seconds, on two cores. The last whole run of CI took 1,900 s for `browser`, 700 s for `engines` and 58 minutes in all;
 * what was shortened since is subtracted in proportion. The full tier is estimated by the number of its runs.
 *
 * @type {Readonly<Record<string, Seconds>>}
 */
const STORED = {
  default: {
    build: 25,
    types: 25,
    lint: 45,
    format: 40,
    unit: 190,
    'build checks': 45,
    browser: 1300,
    engines: 500,
    wordpress: 500,
    originals: 5,
  },
  full: { fuzz: 900, unit: 190, browser: 3000, engines: 1800, wordpress: 1500 },
};

/**
 * @param {string} file where the times of the last runs are
 * @param {string} tier
 * @returns {Seconds}
 */
export function expectedTimes(file, tier) {
  const last = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8'))[tier] : {};
  return { ...STORED['default'], ...STORED[tier], ...last };
}

/**
 * Stores the times of steps that ran in whole and passed.
 *
 * @param {string} file
 * @param {string} tier
 * @param {Seconds} seconds
 */
export function keepTimes(file, tier, seconds) {
  const all = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...all, [tier]: { ...all[tier], ...seconds } }));
}

/**
 * @param {number} seconds
 * @returns {string} such as `8 s` or `2 min 10 s`
 */
export function duration(seconds) {
  const rounded = Math.max(1, Math.round(seconds));
  const minutes = Math.floor(rounded / 60);
  if (minutes === 0) return `${rounded} s`;
  return rounded % 60 === 0 ? `${minutes} min` : `${minutes} min ${rounded % 60} s`;
}
