/**
 * Inlines the widgets' definitions into the entry's list, where the bundler uses a variable for each. Without the
 * variables, and with similar code closer together, the compressed entry is a twentieth smaller.
 */
import { parseSync } from 'vite';

/**
 * @typedef {{ start: number, end: number }} Span
 * @typedef {Span & { isList: boolean, whole: Span }} Value
 * @typedef {Span & { name: string }} Mention
 */

/**
 * @param {string} code the minified entry
 * @returns {string} the code with all variables inlined that are used only in the longest list of variables
 */
export function inlineDefinitions(code) {
  /** @type {Map<string, Value>} */
  const values = new Map();
  /** @type {Mention[]} */
  let list = [];
  for (const statement of parseSync('entry.js', code).program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const [index, { id, init, end }] of statement.declarations.entries()) {
      const previous = statement.declarations[index - 1];
      if (id.type !== 'Identifier' || !init || !previous) continue;
      const isList = init.type === 'ArrayExpression';
      // Includes the comma before it.
      const whole = { start: previous.end, end };
      values.set(id.name, { start: init.start, end: init.end, isList, whole });
      if (!isList) continue;
      const mentions = init.elements.flatMap((element) => {
        const value = element?.type === 'SpreadElement' ? element.argument : element;
        if (!element || value?.type !== 'Identifier') return [];
        return [{ name: value.name, start: element.start, end: element.end }];
      });
      if (mentions.length > Math.max(list.length, 1)) list = mentions;
    }
  }
  return list
    .flatMap(({ name, start, end }) => {
      const value = values.get(name);
      // A name that occurs elsewhere, even as another variable in some function, is not inlined.
      if (!value || value.start > start || mentionsOf(name, code) !== 2) return [];
      const text = code.slice(value.start, value.end);
      if (!code.startsWith('...', start))
        return [
          { ...value.whole, text: '' },
          { start, end, text },
        ];
      return value.isList
        ? [
            { ...value.whole, text: '' },
            { start, end, text: text.slice(1, -1) },
          ]
        : [];
    })
    .toSorted((one, other) => other.start - one.start)
    .reduce((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), code);
}

/**
 * @param {string} name
 * @param {string} code
 */
function mentionsOf(name, code) {
  const escaped = name.replaceAll('$', String.raw`\$`);
  return [...code.matchAll(new RegExp(`(?<![\\w$])${escaped}(?![\\w$])`, 'g'))].length;
}
