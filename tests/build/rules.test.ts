/** Each rule about shipped files finds what it is for: a rule that cannot fail proves nothing. */
import { describe, expect, it } from 'vitest';
import { badNames, entryMentions, forbiddenText, pluginCheckFindings, staticImports } from './rules';

describe('static imports', () => {
  it.each([
    ['import a from"./a.js";a()', ['./a.js']],
    ['import"./a.js"', ['./a.js']],
    ['export*from"./a.js"', ['./a.js']],
    ['export{b}from"./a.js"', ['./a.js']],
    ['import("./a.js");export{c};var c', []],
    ['var s="import a from \'./a.js\'"', []],
  ])('of %s', (code, expected) => {
    expect(staticImports(code)).toEqual(expected);
  });
});

it('finds the entry in a chunk, however it is imported', () => {
  for (const code of ['import{a}from"./atoll-1.js"', 'import(`./atoll-1.js`)', 'new URL("atoll-1.js?x",b)']) {
    expect(entryMentions(code, 'atoll-1.js')).toEqual(['atoll-1.js']);
  }
  expect(entryMentions('import"./react-1.js"', 'atoll-1.js')).toEqual([]);
});

describe('forbidden text', () => {
  it.each([
    'eval("1")',
    '(0,eval) ("1")',
    'new Function("return 1")',
    'Function(`return this`)()',
    'setTimeout("x()",1)',
    'fetch("http://localhost:80")',
    'fetch("//127.0.0.1")',
    '//# sourceMappingURL=a.js.map',
    'import"file:///a.js"',
    'x="../node_modules/react"',
    'x="/home/me/atoll/src"',
  ])('is found in %s', (code) => {
    expect(forbiddenText(code, '/home/me/atoll/')).not.toEqual([]);
  });

  it('is not found in what only looks like it', () => {
    expect(
      forbiddenText('medieval(1);setTimeout(()=>f("a"),1);x instanceof Function', '/home/me/atoll/'),
    ).toEqual([]);
  });
});

describe("Plugin Check's React check", () => {
  it('would report a renderer that another minifier has written', () => {
    expect(pluginCheckFindings('Symbol.for("react.element");k="__reactFiber$"+r')).toEqual([
      'inlined_react_dom',
    ]);
  });

  it('does not see the name in a template literal', () => {
    expect(pluginCheckFindings('Symbol.for(`react.element`);k="__reactFiber$"+r')).toEqual([]);
  });

  it.each([
    "s='react.element';e.jsx=f;x={_owner:1}",
    'ReactDOM.render(a,b)',
    'r.unmountComponentAtNode(b)',
    'r.findDOMNode(b)',
    'React.createFactory(a)',
  ])('reports %s', (code) => {
    expect(pluginCheckFindings(code)).toHaveLength(1);
  });
});

describe('names in a zip', () => {
  it.each([
    'atoll/.htaccess',
    'atoll/.git/config',
    'atoll/a b.php',
    'atoll/a~1.php',
    'atoll/a@2x.js',
    'atoll/run.sh',
    'atoll/inner.zip',
    'atoll/atoll.js.map',
    'atoll/README.md',
    'atoll/manifest.json',
    'atoll/',
  ])('refuses %s', (path) => {
    expect(badNames([path])).toEqual([path]);
  });

  it('refuses a base name that another folder has too, in any case', () => {
    expect(badNames(['atoll/enqueue.php', 'atoll/includes/Enqueue.php'])).toEqual([
      'atoll/includes/Enqueue.php',
    ]);
  });

  it('accepts ordinary names', () => {
    expect(badNames(['atoll/LICENSE', 'atoll/readme.txt', 'atoll/assets/a-g-C99Xp_N.js'])).toEqual([]);
  });
});
