/**
 * Compiles the selectors of manifests to arrays that PHP can match against a start tag. Only compound selectors are
 * allowed, because PHP reads a page tag by tag and does not know an element's ancestors.
 */

/**
 * @typedef {object} Attribute
 * @property {string} name in lower case
 * @property {'' | '=' | '*=' | '$=' | '^='} op '' if the attribute only has to be present
 * @property {string} value '' without an operator
 */

/**
 * @typedef {object} Compound all conditions that one element must meet
 * @property {string | null} tag in lower case; null for any element
 * @property {string | null} id
 * @property {string[]} classes
 * @property {Attribute[]} attributes
 * @property {Compound[]} not the element must match none of these
 */

const PARTS = [
  { kind: 'tag', pattern: /^[a-z][a-z0-9-]*/ },
  { kind: 'id', pattern: /^#([\w-]+)/ },
  { kind: 'class', pattern: /^\.([\w-]+)/ },
  { kind: 'attribute', pattern: /^\[([a-z][a-z0-9_-]*)(?:([*$^]?=)"([^"\\]*)")?\]/ },
  { kind: 'not', pattern: /^:not\(([^()]+)\)/ },
];

const COMMA = /^\s*,\s*/;
const COMBINATOR = /^\s*[>+~]|^\s+[^\s,]/;

/**
 * @param {string} selector a list of compound selectors, separated by commas
 * @returns {Compound[]} in the order of the list
 * @throws {Error} if the selector has a combinator or other unsupported syntax
 */
export function compileSelector(selector) {
  /** @type {Compound[]} */
  const compounds = [];
  let rest = selector.trim();
  do {
    const { compound, left } = readCompound(rest, selector);
    compounds.push(compound);
    rest = left.replace(COMMA, '');
    if (left !== '' && rest === left) throw unsupported(left, selector);
    if (left !== '' && rest === '') throw new Error(`“${selector}” ends with a comma`);
  } while (rest !== '');
  return compounds;
}

/**
 * @param {string} text starts with the compound selector
 * @param {string} selector the whole selector, for messages
 * @returns {{ compound: Compound, left: string }}
 */
function readCompound(text, selector) {
  /** @type {Compound} */
  const compound = { tag: null, id: null, classes: [], attributes: [], not: [] };
  let left = text;
  while (left !== '' && !COMMA.test(left)) {
    const found = PARTS.map(({ kind, pattern }) => ({ kind, match: pattern.exec(left) })).find(
      ({ match }) => match,
    );
    if (!found?.match || (found.kind === 'tag' && left !== text)) throw unsupported(left, selector);
    const [whole, first = '', op = '', value = ''] = found.match;
    if (found.kind === 'tag') compound.tag = whole;
    else if (found.kind === 'id') compound.id = first;
    else if (found.kind === 'class') compound.classes.push(first);
    else if (found.kind === 'attribute')
      compound.attributes.push({ name: first, op: /** @type {Attribute['op']} */ (op), value });
    else compound.not.push(...compileSelector(first));
    left = left.slice(whole.length);
  }
  if (left === text) throw new Error(`“${selector}” has an empty part`);
  return { compound, left };
}

/**
 * @param {string} left the part that could not be read
 * @param {string} selector
 */
function unsupported(left, selector) {
  return new Error(
    COMBINATOR.test(left)
      ? `“${selector}” has a combinator: a behaviour is recognised by one element's tag`
      : `“${selector}” cannot be read from “${left}” on`,
  );
}
