// @vitest-environment node
/** Tasks for which one module or file is responsible (design, section 4). */
import { at, type CheckedRule, codeOf, describeRules, only, type Rule } from './source-rules';

const factsAreInTheManifest: Rule = (source) =>
  /^widgets\/[^/]+\/index\.tsx?$/.test(source.path)
    ? [...codeOf(source).matchAll(/\b(?:name|original|selector):/g)].map(([found]) => found)
    : [];

const textsAreInTheManifest = only(
  /\b(?:strings|translations)\??\.get\(/g,
  'runtime/page/translate',
  'runtime/page/plural',
);

const navigationInOnePlace = only(
  /\blocation\s*\.\s*(?:assign|replace|reload)\b|\blocation(?:\s*\.\s*(?:href|hash|search|pathname|host|hostname|port|protocol))?\s*=(?!=)|\bwindow\s*\.\s*open\s*\(/g,
  'runtime/page/environment',
);

const cookiesInOnePlace = only(/\bdocument\s*\.\s*cookie\b|\bcookieStore\b/g, 'runtime/page/environment');

const motionPreferenceInOnePlace = only(/prefers-reduced-motion/g, 'runtime/page/environment');

const oneReporter = only(/\bconsole\s*(?:\.|\[)/g, 'runtime/core/report', 'runtime/core/debug');

const RULES: readonly CheckedRule[] = [
  [
    'the facts of a definition are in its manifest',
    factsAreInTheManifest,
    [
      at('widgets/a/index.ts', "const a = defineWidget({ name: 'a', when: 'idle' });"),
      at('widgets/a/index.ts', "const a = defineWidget({ ...widgets.a, selector: '.b' });"),
    ],
    [at('widgets/a/index.ts', "const a = defineWidget({ ...widgets.a, when: 'idle' });")],
  ],
  [
    'English texts are in the manifests',
    textsAreInTheManifest,
    [at('widgets/a/b.ts', "const filter = config.strings.get('filter') ?? 'Filter';")],
    [at('widgets/a/b.ts', "const filter = translator(config.strings)(strings['a.filter']);")],
  ],
  [
    'runtime/page/environment alone navigates to other pages',
    navigationInOnePlace,
    [
      at('widgets/a/b.ts', 'location.href = url;'),
      at('widgets/a/b.ts', 'window.location = url;'),
      at('widgets/a/b.ts', 'page.location.replace(url);'),
      at('runtime/a.ts', 'location.reload();'),
      at('runtime/a.ts', 'location.hash = id;'),
      at('runtime/a.ts', 'window.open(url);'),
    ],
    [
      at('runtime/page/environment.ts', 'location.replace(url);'),
      at('runtime/a.ts', 'const b = location.href; if (location.search === c) d(); text.replace(e, f);'),
    ],
  ],
  [
    'runtime/page/environment alone reads and writes cookies',
    cookiesInOnePlace,
    [at('widgets/a/b.ts', 'document.cookie = c;'), at('widgets/a/b.ts', 'await cookieStore.get(c);')],
    [at('runtime/page/environment.ts', 'document.cookie = c;')],
  ],
  [
    'runtime/page/environment alone reads the preference for reduced motion',
    motionPreferenceInOnePlace,
    [at('widgets/a/b.ts', "matchMedia('(prefers-reduced-motion: reduce)').matches;")],
    [at('runtime/page/environment.ts', "matchMedia('(prefers-reduced-motion: reduce)').matches;")],
  ],
  [
    'only runtime/core/report and runtime/core/debug write to the console',
    oneReporter,
    [at('widgets/a/b.ts', 'console.log(c);'), at('runtime/a.ts', 'console["warn"](c);')],
    [at('runtime/core/report.ts', 'console.warn(line);'), at('runtime/core/debug.ts', 'console.info(line);')],
  ],
];

describeRules(RULES);
