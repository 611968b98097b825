/** The expected time of each step of `npm test`: that of the last run on this machine, or a stored figure. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {Readonly<Record<string, number>>} Seconds seconds by step */

/**
 * Measured on two idle cores, in seconds.
 *
 * @type {Readonly<Record<string, Seconds>>}
 */
const STORED = {
  default: {
    build: 15,
    types: 10,
    lint: 10,
    format: 20,
    unit: 110,
    'build checks': 30,
    browser: 300,
    engines: 180,
    wordpress: 180,
    originals: 5,
  },
  full: { fuzz: 900, unit: 110, browser: 900, engines: 520, wordpress: 570 },
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
