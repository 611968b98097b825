/**
 * The GoodLayers themes (widgets/shared/theme/themes.json). They have one front end under different prefixes, so
 * manifests and stylesheets write `P-` for the prefix: `.P-sticky-navigation`. A theme without tested releases is known,
 * but not replaced.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Theme
 * @property {string} prefix
 * @property {string} title
 * @property {string[]} tested `major.minor` of the tested releases
 * @property {Record<string, Record<string, string[]>>} [fingerprints] by the handle without the prefix, and release
 * @property {number | null} phoneOffsetPx see widgets/shared/theme/theme.ts
 * @property {number | null} slideBarOverhangPx see widgets/shared/theme/theme.ts
 * @property {string | null} slideBarShape see widgets/shared/theme/theme.ts
 * @property {boolean} slideBarSettings see widgets/shared/theme/theme.ts
 */

/** The name of the original in manifests and tables. */
export const THEME_ORIGINAL = 'goodlayers-theme';

const FILE = join(import.meta.dirname, '../../widgets/shared/theme/themes.json');

/** The prefix's sign at the start of a class, an id or an attribute's value, or of the whole text. */
const SIGN = /(?<=^|[.#"])P-/g;

/** @type {readonly Theme[]} */
export const THEMES = readThemes();

/** The themes that are replaced: the widgets' selectors are built for their prefixes, and no filter can add others. */
export const TESTED_THEMES = THEMES.filter(({ tested }) => tested.length > 0);

/**
 * @param {string} text
 * @param {string} prefix
 * @returns {string} the text with the prefix in place of its sign
 */
export function withPrefix(text, prefix) {
  return text.replaceAll(SIGN, `${prefix}-`);
}

/**
 * @param {string} text
 * @param {readonly Theme[]} themes
 * @returns {string[]} the text for each theme; only the text if it has no sign of a prefix
 */
export function forThemes(text, themes) {
  return [...new Set(themes.map(({ prefix }) => withPrefix(text, prefix)))];
}

/**
 * @param {string} selector
 * @returns {string} the selectors for the tested themes, with commas between them
 */
export function themeSelector(selector) {
  return forThemes(selector, TESTED_THEMES).join(',');
}

/** @returns {Theme[]} */
function readThemes() {
  const { releases, numbers } = JSON.parse(readFileSync(FILE, 'utf8'));
  return Object.entries(releases).map(([prefix, facts]) => ({
    prefix,
    ...facts,
    phoneOffsetPx: numbers[prefix].phoneOffsetPx ?? null,
    slideBarOverhangPx: numbers[prefix].slideBarOverhangPx ?? null,
    slideBarShape: numbers[prefix].slideBarShape ?? null,
    slideBarSettings: numbers[prefix].slideBarSettings ?? false,
  }));
}
