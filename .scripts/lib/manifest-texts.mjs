/** Reads the texts of a manifest. */
import { asObject, checkKeys, readText } from './manifest-fields.mjs';

/** @typedef {import('./manifest-fields.mjs').Report} Report */

/**
 * @typedef {{ key: string, text: string, plural?: string, comment: string }} Text a text with a comment for translators, or
 *   '', and with its plural if it contains a number
 */

/**
 * @param {unknown} from
 * @param {(area: string) => boolean} isOwn returns true if texts of this area belong to the file
 * @param {Report} report
 * @returns {Text[]}
 */
export function readStrings(from, isOwn, report) {
  return Object.entries(asObject(from)).map(([key, value]) => {
    const reportHere = (/** @type {string} */ problem) => report(`strings.${key}: ${problem}`);
    const [, area = ''] = /^([a-z][a-z0-9-]*)\.[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.exec(key) ?? [];
    if (!area) reportHere('a key must be “area.snake_case”');
    else if (!isOwn(area)) reportHere(`“${area}” belongs to another file`);
    const text = asObject(value);
    checkKeys(text, ['text'], ['plural', 'comment'], reportHere);
    const comment = text['comment'] === undefined ? '' : readText(text['comment'], 'comment', reportHere);
    if (/\*\/|\n/.test(comment)) reportHere('the comment must fit on one line of a PHP comment');
    const singular = readText(text['text'], 'text', reportHere);
    if (text['plural'] === undefined) return { key, text: singular, comment };
    const plural = readText(text['plural'], 'plural', reportHere);
    // The singular needs its number, because some languages also use it for 21, 31 and so on.
    if (![singular, plural].every((form) => form.includes('%s')))
      reportHere('both forms must contain the number, %s');
    return { key, text: singular, plural, comment };
  });
}
