/**
 * Replaces the imports in src/definitions.ts and src/elementor-definitions.ts with the widgets' definitions themselves. The minifier keeps a variable for
 * each imported definition, and the names of these variables would be 5 % of the entry.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';
import { PREFIX_MODULE, withFacts } from './inline-facts.mjs';

/**
 * @typedef {{ start: number, end: number }} Span
 * @typedef {Span & { text: string }} Edit
 * @typedef {import('vite').ESTree.Expression | import('vite').ESTree.SpreadElement} Element
 */

/** @returns {import('vite').Plugin} */
export function inlineDefinitions() {
  return {
    name: 'atoll:inline-definitions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]src[\\/](?:elementor-)?definitions\.ts$/ },
      handler(code, id) {
        return withDefinitions(code, (file) => {
          const path = join(dirname(id), file);
          this.addWatchFile(path);
          return readFileSync(path, 'utf8');
        });
      },
    },
  };
}

/**
 * @param {string} code the list of definitions, TypeScript: imports of widgets' folders and one list that names them
 * @param {(file: string) => string} read returns the text of a file by its path relative to the code
 * @returns {string} the code with each name in the list replaced by its definition
 * @throws {Error} if a widget's index.ts contains anything but imports, re-exports and exported definitions
 */
export function withDefinitions(code, read) {
  /** @type {Map<string, string>} */
  const folders = new Map();
  /** @type {Edit[]} */
  const edits = [];
  /** @type {Map<string, string>} */
  const imports = new Map();
  for (const statement of parse(code)) {
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('../widgets/')) {
      for (const { local } of statement.specifiers) folders.set(local.name, statement.source.value);
      edits.push({ start: statement.start, end: statement.end, text: '' });
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const { start, end, name } of namesInLists(statement)) {
      const folder = folders.get(name);
      if (folder === undefined) throw new Error(`src/definitions.ts does not import “${name}”`);
      const widget = readWidget(folder, read);
      widget.imports.forEach((text, key) => imports.set(key, text));
      edits.push({ start, end, text: definitionsOf(widget, name, folder) });
    }
  }
  return [...imports.values(), applied(code, edits)].join('');
}

/**
 * @typedef {object} Widget
 * @property {Map<string, string>} imports the import statements that the definitions need
 * @property {Map<string, string>} definitions a definition, or several with commas between them, by the exported name
 */

/**
 * @param {string} folder relative to the list's file
 * @param {(file: string) => string} read
 * @returns {Widget}
 */
function readWidget(folder, read) {
  const code = withFacts(
    read(`${folder}/index.ts`),
    (file) => read(posix.join(folder, file)),
    posix.relative(folder, `../${PREFIX_MODULE}`),
  );
  /** @type {Widget} */
  const found = { imports: new Map(), definitions: new Map() };
  for (const statement of parse(code)) {
    if (statement.type === 'ImportDeclaration') {
      const from = statement.source.value;
      if (statement.importKind === 'type' || from === './widget.json' || from.endsWith('/define')) continue;
      const names = code.slice(statement.start, statement.source.start);
      const text = `${names}'${posix.join(folder, from)}';`;
      found.imports.set(text, text);
    } else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      // A re-export, such as the contact form's facade: src/main.ts imports it from the folder.
    } else if (
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration'
    ) {
      for (const { id, init } of statement.declaration.declarations)
        if (id.type === 'Identifier' && init) found.definitions.set(id.name, textOf(code, init, folder));
    } else {
      throw new Error(`${folder}/index.ts: only imports and exported definitions can be inlined`);
    }
  }
  return found;
}

/**
 * @param {Widget} widget
 * @param {string} name
 * @param {string} folder
 */
function definitionsOf({ definitions }, name, folder) {
  const text = definitions.get(name);
  if (text === undefined) throw new Error(`${folder}/index.ts does not export “${name}”`);
  return text;
}

/**
 * @param {string} code
 * @param {import('vite').ESTree.Expression} init `defineWidget({…})`, or a list of these
 * @param {string} folder
 * @returns {string} the objects, with their dynamic imports relative to the list's file
 */
function textOf(code, init, folder) {
  const calls = init.type === 'ArrayExpression' ? init.elements : [init];
  const { dynamicImports } = parseSync('index.ts', code).module;
  return calls
    .map((call) => {
      if (call?.type !== 'CallExpression' || !call.arguments[0])
        throw new Error(`${folder}/index.ts: a definition is a call of defineWidget`);
      const { start, end } = call.arguments[0];
      const addresses = dynamicImports
        .map(({ moduleRequest }) => moduleRequest)
        .filter((address) => address.start >= start && address.end <= end)
        .map((address) => ({
          start: address.start - start,
          end: address.end - start,
          text: `'${posix.join(folder, code.slice(address.start + 1, address.end - 1))}'`,
        }));
      return applied(code.slice(start, end), addresses);
    })
    .join(',');
}

/**
 * @param {import('vite').ESTree.ExportNamedDeclaration} statement
 * @returns {(Span & { name: string })[]} the names in the exported lists, including `...spread`
 */
function namesInLists({ declaration }) {
  const lists = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  return lists.flatMap(({ init }) =>
    (init?.type === 'ArrayExpression' ? init.elements : []).flatMap((element) => {
      const value = element?.type === 'SpreadElement' ? element.argument : element;
      return element && value?.type === 'Identifier'
        ? [{ name: value.name, start: element.start, end: element.end }]
        : [];
    }),
  );
}

/** @param {string} code */
function parse(code) {
  return parseSync('code.ts', code).program.body;
}

/**
 * @param {string} code
 * @param {Edit[]} edits spans that do not overlap
 */
function applied(code, edits) {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), code);
}
