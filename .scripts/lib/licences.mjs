/** The licences of the packages that Atoll ships: the allowed licences, and the notices in the zip. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Licences that are compatible with GPL-2.0-or-later. Apache-2.0 is compatible with version 3, which “or later” allows. The
 * plugins of WordPress's Performance Team contain the same package under it.
 */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'MPL-2.0',
  'Unlicense',
  'CC0-1.0',
  'Apache-2.0',
]);

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} licence as declared in its package.json
 * @property {string} folder
 */

/**
 * Lists the packages of `dependencies`, including their dependencies, from the lock file. Optional packages are left
 * out: they are only type declarations, which are not shipped.
 *
 * @param {string} root the folder of package-lock.json
 * @returns {Package[]} sorted by name
 */
export function shippedPackages(root) {
  /** @type {{ packages: Record<string, { version?: string, license?: string, dev?: boolean, devOptional?: boolean, optional?: boolean }> }} */
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional, optional }]) => path !== '' && !dev && !devOptional && !optional)
    .map(([path, { version = '', license = '' }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
      folder: join(root, path),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * @param {string} licence an SPDX expression: a name, or alternatives in parentheses
 * @returns {string | undefined} the licence under which Atoll uses the package; undefined if none is allowed
 */
export function chooseLicence(licence) {
  const choices = licence.replaceAll(/^\(|\)$/g, '').split(' OR ');
  return choices.find((choice) => ALLOWED.has(choice));
}

/**
 * @param {readonly Package[]} packages
 * @returns {string} the text of third-party-notices.txt
 * @throws {Error} if a licence is not allowed or its text is missing
 */
export function notices(packages) {
  const head = `Atoll's JavaScript contains the packages below, each under its own licence.\n`;
  return [head, ...packages.map(notice)].join(`\n${'-'.repeat(80)}\n\n`);
}

/** @param {Package} shipped */
function notice({ name, version, licence, folder }) {
  const chosen = chooseLicence(licence);
  if (!chosen) throw new Error(`${name} ${version} may not be shipped under GPL-2.0-or-later: ${licence}`);
  /** @type {{ repository?: string | { url?: string } }} */
  const { repository = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const source = sourceAddress(typeof repository === 'string' ? repository : (repository.url ?? ''));
  const choice = chosen === licence ? chosen : `${chosen} (offered: ${licence})`;
  return `${name} ${version}\nLicence: ${choice}\nSource: ${source}\n\n${licenceText(name, folder, chosen)}\n`;
}

/** @param {string} repository in any form that npm allows: with `git+`, with `git://`, or `owner/name` for GitHub */
function sourceAddress(repository) {
  const address = repository.replace(/^git\+/, '').replace(/\.git$/, '');
  return /^[\w-]+\/[\w.-]+$/.test(address)
    ? `https://github.com/${address}`
    : address.replace(/^git:/, 'https:');
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {string} chosen
 */
function licenceText(name, folder, chosen) {
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .toSorted();
  // A package with alternative licences has a file for each, such as LICENSE and LICENSE-MPL.
  const family = chosen.split('-')[0] ?? chosen;
  const special = files.filter((file) => new RegExp(`-${family}`, 'i').test(file));
  const taken = special.length > 0 ? special : files;
  if (taken.length === 0) throw new Error(`the licence text of ${name} is missing`);
  return taken
    .map((file) => readFileSync(join(folder, file), 'utf8').trim().replaceAll('\r\n', '\n'))
    .join('\n\n');
}
