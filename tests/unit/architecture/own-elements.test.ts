/** Nothing on a page can pretend to be an element of Atoll, or a global of a script. */
import { describe, expect, it } from 'vitest';
import { ownScript } from '../../../runtime/page/own-script';
import { OWN_IDS, GLOBALS } from '../../support/forged';
import { setBody } from '../../support/unit-runtime';
import { at, type CheckedRule, describeRules, only } from './source-rules';

const scriptsInOnePlace = only(
  /getElementById\(\s*['"`]atoll-(?!new-tab)[\w-]*|querySelector(?:All)?(?:<\w+>)?\(\s*['"`][^'"`]*#atoll-[\w-]+/g,
  'runtime/page/own-script',
  // On the plugin's own admin page, which has no content of others.
  'src/status/main',
);

const globalsInOnePlace = only(
  /\bReflect\.(?:get|has)\(\s*(?:window|globalThis|view)\b|\b(?:window|globalThis|defaultView)\b[^;=]{0,12}\bas\s+(?!\{ \[)|['"`]\w+['"`]\s+in\s+(?:window|globalThis|view)\b/g,
  'runtime/page/page-global',
);

const RULES: readonly CheckedRule[] = [
  [
    'runtime/page/own-script alone looks up Atoll’s scripts',
    scriptsInOnePlace,
    [
      at('runtime/a.ts', "page.getElementById('atoll-config')"),
      at('src/a.ts', "document.querySelector<HTMLElement>('#atoll-log')"),
    ],
    [at('runtime/a.ts', "ownScript(page, 'atoll-config'); page.getElementById(id);")],
  ],
  [
    'runtime/page/page-global alone reads globals of the page',
    globalsInOnePlace,
    [
      at('runtime/a.ts', 'const { jQuery } = window as Globals;'),
      at('runtime/a.ts', 'const { ea } = globalThis as { ea?: object };'),
      at('runtime/a.ts', 'const { ea } = (page.defaultView ?? {}) as Globals;'),
      at('widgets/a/b.ts', "const swv: unknown = Reflect.get(window, 'swv');"),
      at('widgets/a/b.ts', "if ('YT' in window) start();"),
    ],
    [at('runtime/a.ts', "pageGlobal('ea'); window.scrollY; (window as { [OURS]?: Atoll })[OURS];")],
  ],
];

describeRules(RULES);

describe('the lists of what can be forged', () => {
  it('have the ids and globals of the sources', () => {
    expect(OWN_IDS).toEqual(
      expect.arrayContaining([
        'atoll-config',
        'atoll-js-module',
        'atoll-log',
        'atoll-decisions',
        'vk-ltc-js-js',
      ]),
    );
    expect(GLOBALS).toEqual(expect.arrayContaining(['jQuery', 'ea', 'wpcf7', 'scheduler', 'trustedTypes']));
  });
});

describe.each(OWN_IDS)('a forged #%s', (id) => {
  it.each(['div', 'pre', 'textarea', 'img', 'form', 'span', 'object'])('is not found as a %s', (name) => {
    setBody(`<${name} id="${id}"></${name}>`);
    expect(ownScript(document, id)).toBeUndefined();
    const real = document.createElement('script');
    real.id = id;
    real.type = 'application/json';
    document.body.append(real);
    expect(ownScript(document, id)).toBe(real);
  });
});
