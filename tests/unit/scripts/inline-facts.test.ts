// @vitest-environment node
/** The build step that writes the facts of manifests into the code. */
import { expect, test } from 'vitest';
import { withFacts } from '../../../.scripts/lib/inline-facts.mjs';

const MANIFEST = {
  widgets: {
    alertBox: {
      name: 'alert-box',
      title: 'Alert box',
      original: 'goodlayers',
      selector: '.a[b="c"]',
      replays: { click: '.d' },
      handles: ['d'],
    },
    menu: {
      name: 'menu',
      original: 'theme',
      selector: '#P-menu, [id="P-`"]',
      replays: { click: '.P-menu .x-P-y' },
    },
  },
  strings: {
    'a.b_c': { text: "It's b", comment: 'For translators' },
    'a.count': { text: '%s b', plural: '%s bs' },
  },
};

const run = (code: string): string => withFacts(code, () => JSON.stringify(MANIFEST), '../runtime/prefix');

test('a definition gets its name, original, selector and replayed events, and nothing else', () => {
  const code =
    "import { widgets } from './widget.json';\nexport const a = define({\n  ...widgets.alertBox,\n});";
  expect(run(code).split('\n')[2]).toBe(
    '  "name":"alert-box","original":"goodlayers","selector":".a[b=\\"c\\"]","replays":{"click":".d"},',
  );
});

test('a selector of a theme reads the prefix of the page, which the code imports', () => {
  const code = "import { widgets } from './widget.json';\nconst a = define({ ...widgets.menu });";
  const [imports, definition] = run(code).split('\n');
  expect(imports).toBe(
    "import { themePrefix } from '../runtime/prefix';import { widgets } from './widget.json';",
  );
  expect(definition).toBe(
    'const a = define({ "name":"menu","original":"theme","selector":`#${themePrefix}-menu, [id="${themePrefix}-\\`"]`,' +
      '"replays":{"click":`.${themePrefix}-menu .x-P-y`} });',
  );
});

test('a text gets its key, and loses its comment', () => {
  const code =
    "import { strings as shared } from '../../runtime/strings.json';\nsay(shared['a.b_c'], strings['a.b_c']);";
  expect(run(code).split('\n')[1]).toBe(`say({"key":"a.b_c","text":"It's b"}, strings['a.b_c']);`);
});

test('a text with a number keeps its plural', () => {
  const code = "import { strings } from './widget.json';\nsay(strings['a.count']);";
  expect(run(code).split('\n')[1]).toBe('say({"key":"a.count","text":"%s b","plural":"%s bs"});');
});

test('code without a manifest is unchanged', () => {
  const code = "const a = { ...widgets.alertBox, b: strings['a.b_c'] };";
  expect(run(code)).toBe(code);
});

test('a widget or text that the manifest does not have is an error', () => {
  expect(() => run("import { widgets } from './widget.json';\n({ ...widgets.other });")).toThrow(
    './widget.json has no “other” in widgets',
  );
  expect(() => run("import { strings } from './widget.json';\nstrings['a.x'];")).toThrow(
    'no “a.x” in strings',
  );
});
