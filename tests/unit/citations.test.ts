// @vitest-environment node
/**
 * Comments and documents cite pages of `docs/` by name and section: `(goodlayers-sliders, section 1.3)`. Every cited page
 * and section exists. Promises are cited by their number in `docs/reliability.md`: `RELIABILITY 16`.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const PAGES = globSync(['docs/*.md', 'docs/contracts/*.md'], { cwd: ROOT });

/** A section's number as headings and citations write it: `3`, `6.5`, `A4`. */
const NUMBER = String.raw`(?:\d+(?:\.\d+)*|[A-Z]\d*)(?![\w])`;

/** @returns the numbered headings of a page: `## 3. Tabs`, `### 3.1 Plain tabs`, `### A4. Empty the src` */
function sectionsOf(markdown: string): ReadonlySet<string> {
  const headings = markdown.matchAll(new RegExp(`^#{2,4} (${NUMBER})\\.? `, 'gm'));
  return new Set([...headings].map(([, number = '']) => number));
}

const SECTIONS = new Map(PAGES.map((page) => [basename(page, '.md'), sectionsOf(read(page))]));

const PROMISES = new Set(
  [...read('docs/reliability.md').matchAll(/^\| (\d+) \|/gm)].map(([, number]) => number),
);

interface Text {
  readonly path: string;
  readonly text: string;
}

/** @returns the text on one line, without the signs that begin the lines of a comment */
const joined = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|#(?!#))?\s*/g, ' ');

const LIST = `${NUMBER}(?:(?:, and |, | and | or | to )${NUMBER})*`;
const CITATION = new RegExp(String.raw`(?:([\w.-]+),? )?\b[Ss]ections? (${LIST})`, 'g');
const PROMISE = /RELIABILITY ((?:\d+(?:, | and | to )?)+)/g;

/** A contract cited by number alone, which {@link CITATION} would not see. */
const WITHOUT_WORD = new RegExp(
  String.raw`\b(?:${[...SECTIONS.keys()].join('|')}),? \d[\d.]*(?![\w/-])`,
  'g',
);

/** Papers that are not in this repository, and the sign for their sections. */
const ELSEWHERE =
  /\b(?:DESIGN|SPEC|STYLE|WORDPRESS)(?:\.md\b|['’]s\b|,? (?:sections?\b|facts?\b|"|[A-F]\d))|§/g;

/** @returns one line for each citation that leads nowhere */
function brokenCitations({ path, text }: Text): readonly string[] {
  const line = joined(text);
  const own =
    path.startsWith('docs/contracts/') || path.startsWith('docs/') ? basename(path, '.md') : undefined;
  const sections = [...line.matchAll(CITATION)].flatMap(([found, name = '', list = '']) => {
    const page = SECTIONS.has(name) ? name : own;
    const known = page === undefined ? undefined : SECTIONS.get(page);
    if (!known) return [`${found}: names no page of docs/`];
    const cited = list.match(new RegExp(NUMBER, 'g')) ?? [];
    return cited.filter((number) => !known.has(number)).map((number) => `${found}: ${page} has no ${number}`);
  });
  const promises = [...line.matchAll(PROMISE)].flatMap(([found, list = '']) =>
    (list.match(/\d+/g) ?? [])
      .filter((number) => !PROMISES.has(number))
      .map(() => `${found}: no such promise`),
  );
  const elsewhere = [...line.matchAll(ELSEWHERE)].map(([found]) => `${found}: not in this repository`);
  const short = [...line.matchAll(WITHOUT_WORD)].map(([found]) => `${found}: says no "section"`);
  return [...sections, ...short, ...promises, ...elsewhere];
}

const findingsIn = (paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) =>
    brokenCitations({ path, text: read(path) }).map((finding) => `${path}: ${finding}`),
  );

const at = (path: string, text: string): Text => ({ path, text });

describe('a citation', () => {
  it.each([
    ['a page that does not exist', at('a.ts', '/** Opens (goodlayers-doors, section 1). */')],
    ['a section that does not exist', at('a.ts', '/** Opens (goodlayers-panels, section 99.1). */')],
    ['a range that ends nowhere', at('a.ts', '// goodlayers-panels, sections 1 to 99')],
    ['a section without a page', at('a.ts', '/** Opens (section 1). */')],
    ['a contract of no name', at('a.php', '// platform contract, section 4')],
    ['a number without the word', at('a.ts', '/** Opens (goodlayers-panels 1.5). */')],
    ['a citation over two lines', at('a.ts', '/**\n * Opens (goodlayers-panels,\n * section 99).\n */')],
    ['a section of the own page', at('docs/contracts/goodlayers-panels.md', 'As section 99.')],
    ['a promise that was never made', at('a.ts', "it('RELIABILITY 16, 999: asks once')")],
    ['a paper from elsewhere', at('a.ts', '// WORDPRESS.md A4')],
    ['a fact of such a paper', at('a.ts', '// DESIGN fact 7')],
    ['a table of such a paper', at('a.ts', "// STYLE's table")],
    ['a section sign', at('a.md', 'As §2 says.')],
  ])('is refused: %s', (_name, text) => expect(brokenCitations(text)).toHaveLength(1));

  it.each([
    at('a.ts', '/** Opens (goodlayers-panels, sections 0.2, 1 and 2; essential-addons, section 9). */'),
    at('a.ts', '/**\n * Opens (goodlayers-panels,\n * sections 1 to 3).\n */'),
    at('a.php', '// RELIABILITY 79 (platform-notes, sections A4 and A5).'),
    at('docs/contracts/goodlayers-panels.md', 'As section 0.2, and as goodlayers-listings, section 4.'),
    at('a.ts', 'const html = \'<section class="a">\'; // two sections, one of them in sight'),
  ])('is understood: $text', (text) => expect(brokenCitations(text)).toEqual([]));
});

const FILES = globSync(
  [
    '{runtime,widgets,src,tests,mocks}/**/*.{ts,tsx,css,php}',
    'wp-plugin/**/*.{php,css}',
    '.scripts/**/*.mjs',
    'vite.config.ts',
    '*.md',
    'docs/**/*.md',
  ],
  { cwd: ROOT, exclude: (path) => /(?:^|\/)(?:node_modules|\.plugins)(?:\/|$)/.test(path) },
).filter((path) => path !== 'tests/unit/citations.test.ts');

it.each(['runtime/', 'widgets/', 'src/', 'tests/', 'mocks/', 'wp-plugin/', 'docs/contracts/'])(
  'every citation in %s leads somewhere',
  (folder) => {
    const files = FILES.filter((path) => path.startsWith(folder));
    expect(files).not.toEqual([]);
    expect(findingsIn(files)).toEqual([]);
  },
);

it('every citation in the other documents and scripts leads somewhere', () => {
  const files = FILES.filter((path) => /^(?:docs\/)?[^/]+$|^\.scripts\//.test(path));
  expect(files).not.toEqual([]);
  expect(findingsIn(files)).toEqual([]);
});
