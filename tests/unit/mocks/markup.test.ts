// @vitest-environment node
/**
 * The fragments in mocks/markup stand in for real servers, so they are compared with pages that real servers printed:
 * tag by tag, with the whitespace inside tags, and path by path from the widget's root. The captured pages are beside
 * the repository. Without them this comparison is skipped, with a reason.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readIndex } from '../../../mocks/markup-index';

const MARKUP = join(import.meta.dirname, '../../../mocks/markup');
const CAPTURED = join(import.meta.dirname, '../../../../shared/captured/goodlayers');
/** The release that printed the captured pages. */
const CAPTURED_VERSION = '2.1.7';

/** The start of a path: what is above belongs to the page. */
const ROOTS = new Set([
  'gdlr-core-accordion-item',
  'gdlr-core-toggle-box-item',
  'gdlr-core-counter-item',
  'gdlr-core-blog-item',
  'gdlr-core-tab-item',
  'gdlr-core-roadmap-item',
  'gdlr-core-tab-feature-item',
  'gdlr-core-tab-feature2-item',
  'gdlr-core-tab-feature3-item',
  'gdlr-core-tab-featurev-item',
  'gdlr-core-price-table-item',
  'gdlr-core-price-plan-item',
  'gdlr-core-alert-box-item',
  'gdlr-core-flipbox-item',
  'gdlr-core-hover-box-item',
  'gdlr-core-feature-content',
  'gdlr-core-dropdown-tab',
  'gdlr-core-video-item',
  'gdlr-core-portfolio-item',
  'gdlr-core-portfolio-thumbnail',
  'gdlr-core-pbf-element',
  'gdlr-core-pbf-wrapper',
  'gdlr-core-pbf-sidebar-wrapper',
  'gdlr-core-chart-item',
  'gdlr-core-divider-item',
  'gdlr-core-pbf-column',
  'gdlr-core-skill-bar-item',
  'gdlr-core-skill-circle-item',
  'gdlr-core-title-item',
  'gdlr-core-type-animation-item',
  'gdlr-core-gallery-item',
  'gdlr-core-testimonial-item',
  'gdlr-core-post-slider-item',
  'gdlr-core-personnel-item',
  'gdlr-core-pbf-wrapper-marquee',
  'gdlr-core-countdown-item',
]);

/**
 * Settings of single elements: present on some pages, absent on others, so they are only compared with the
 * vocabulary.
 */
const SETTING =
  /^(?:gdlr-core-(?:accordion|toggle-box)-style-.+|gdlr-core-(?:left|center|right)-align|gdlr-core-icon-pos-.+|gdlr-core-with-divider|gdlr-core-allow-close-all|gdlr-core-tab-style\d-.+|gdlr-core-pos-bottom-.+|post-\d+|category-.+|tag-.+)$/;

/** Settings in the contracts that no captured page uses. */
const NAMED_BY_CONTRACT = [
  'gdlr-core-toggle-box-style-box-background',
  'gdlr-core-icon-pos-none',
  'gdlr-core-pos-bottom-left',
  'gdlr-core-pos-bottom-right',
];

/** Fragments that differ from any server's page on purpose. */
const ODD = new Map([
  ['goodlayers/accordion-2.1.7-icon-in-title.html', 'custom markup: the icon is in the title'],
  ['goodlayers/counter-2.1.7-no-start.html', 'an attribute is missing'],
  ['goodlayers/counter-2.1.7-no-end.html', 'an attribute is missing'],
  ['goodlayers/divider-2.1.7-title.html', 'no captured page has a line or a link beside a title'],
  ['goodlayers/tabs-2.1.7-action.html', 'hand-written: the page builder does not print this'],
  ['goodlayers/tabs-2.1.7-theme-line.html', 'no captured page has the line in the theme’s wrapper'],
  ['goodlayers/custom-dropdown-2.1.7.html', 'no captured page has one; written after the contract'],
  ['goodlayers/select-indicator-2.1.7.html', 'a contact form without markup of the page builder'],
  ['goodlayers/listing-2.1.7-shop.html', 'no captured page has a shop; written after the contract'],
  ['goodlayers/responsive-video-2.1.7-content.html', 'written by an editor'],
  ['goodlayers/lightbox-form-2.1.7.html', 'no captured page has a separate button for a form'],
  ['goodlayers/lightbox-form-2.1.7-blocked.html', 'no captured page has blocked content'],
  ['goodlayers/half-height-2.1.7.html', 'no captured page has the fixed metro style'],
  ['goodlayers/image-overlay-2.1.7-modern.html', 'no captured page has the modern style'],
  ['goodlayers/sidebar-height-2.1.7.html', 'captured sidebars are sticky and have no background'],
  ['goodlayers/video-background-2.1.7.html', 'one source instead of two'],
  ['goodlayers/lightbox-2.1.7-strip.html', 'no captured site uses Strip'],
  ['link-targets/class-only.html', 'another theme: no id on the post'],
  ['link-targets/id-only.html', 'another theme: no class on the post'],
]);

const WHY_SKIPPED = 'the captured pages are not beside this checkout (../shared/captured)';

interface Shape {
  /** The start tag as printed, without the values that vary from page to page. */
  readonly tag: string;
  /** Tag name and first class of every ancestor up to the widget's root. */
  readonly path: string;
  readonly settings: readonly string[];
}

const START_OR_END =
  /<!--[\s\S]*?-->|<(?:script|style)\b[\s\S]*?<\/(?:script|style)>|<(?<close>\/?)(?<name>[a-z][a-z0-9]*)(?<rest>(?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const VOID = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** Lists the shape of every element of the platform in HTML. */
function shapesOf(html: string): Shape[] {
  const shapes: Shape[] = [];
  const open: { name: string; label: string; root: boolean }[] = [];
  for (const { groups } of html.matchAll(START_OR_END)) {
    if (groups?.['name'] === undefined) continue;
    const name = groups['name'].toLowerCase();
    if (groups['close']) {
      const index = open.findLastIndex((element) => element.name === name);
      if (index !== -1) open.length = index;
      continue;
    }
    const rest = groups['rest'] ?? '';
    const classes = (/\bclass="([^"]*)"/.exec(rest)?.[1] ?? '').split(/\s+/).filter(Boolean);
    const root = name === 'article' || classes.some((token) => ROOTS.has(token));
    const label = root && name === 'article' ? 'article' : `${name}.${classes[0] ?? ''}`;
    if (root || classes.some((token) => /^(?:gdlr-core|kingster)-/.test(token))) {
      const start = open.findLastIndex((element) => element.root);
      const above = root || start === -1 ? [] : open.slice(start).map((element) => element.label);
      shapes.push({
        tag: `<${name}${withoutValues(rest)}>`,
        path: [...above, label].join(' > '),
        // Post numbers and categories are content: they differ between sites.
        settings: classes.filter((token) => /^(?:gdlr-core|kingster)-/.test(token) && SETTING.test(token)),
      });
    }
    if (!VOID.has(name)) open.push({ name, label, root });
  }
  return shapes;
}

/** Keeps names, order and whitespace; settings become a star, inline styles are removed, other values are emptied. */
function withoutValues(attributes: string): string {
  return attributes
    .replaceAll(/ style="[^"]*"(?= )/g, '')
    .replaceAll(/([\w-]+)="([^"]*)"/g, (_, name: string, value: string) =>
      name === 'class' ? `class="${withoutSettings(value)}"` : `${name}=""`,
    );
}

function withoutSettings(value: string): string {
  const starred = value
    // Printed between two fixed classes, so a star would distinguish posts with and without an image.
    .replace('has-post-thumbnail ', '')
    .split(/( +)/)
    .map((part) => (SETTING.test(part) ? '*' : part))
    .join('');
  return starred.replaceAll(/\*(?: +\*)+/g, '*');
}

const index = readIndex();
const read = (file: string) => readFileSync(join(MARKUP, file), 'utf8');

describe('the index of the fragments', () => {
  it('names every file once, and no other', () => {
    const files = globSync('**/*.html', { cwd: MARKUP }).toSorted();
    expect(index.map((entry) => entry.file).toSorted()).toEqual(files);
  });

  it('has a unique title for every fragment of a widget and version', () => {
    const names = index.map((entry) => `${entry.widget} ${entry.versions.join()} ${entry.title}`);
    expect(new Set(names).size).toBe(names.length);
  });

  // A fragment that several releases print is named after the last of them.
  it.each(index.filter((entry) => entry.original === 'goodlayers'))(
    'matches the name of $file: widget and newest version',
    (entry) => {
      expect(entry.file.startsWith(`goodlayers/${entry.widget}-${entry.versions.at(-1) ?? ''}`)).toBe(true);
      expect(entry.file.startsWith(`goodlayers/${entry.widget}-${entry.versions.at(-1)}`)).toBe(true);
    },
  );
});

describe('a fragment', () => {
  it.each(index)('$file closes what it opens', ({ file }) => {
    const html = read(file);
    const ends = (name: string) => html.match(new RegExp(`</${name}>`, 'g'))?.length ?? 0;
    const starts = (name: string) => html.match(new RegExp(`<${name}[ >]`, 'g'))?.length ?? 0;
    for (const name of ['div', 'article', 'h3', 'h4', 'span', 'a', 'p', 'form'])
      expect(`${name} ${ends(name)}`).toBe(`${name} ${starts(name)}`);
  });

  // WordPress puts a line break after a paragraph.
  it.each(index)('$file has no whitespace that the page builder does not print', ({ file }) => {
    expect(read(file)).not.toMatch(
      /(?<!<\/p)>\s+<[^>]+class="gdlr-core-(?:accordion|toggle-box|counter|blog)-item/,
    );
  });
});

describe(`markup of ${CAPTURED_VERSION} against captured pages`, () => {
  const present = existsSync(CAPTURED);
  const captured = present
    ? globSync('*.html', { cwd: CAPTURED }).flatMap((file) =>
        shapesOf(readFileSync(join(CAPTURED, file), 'utf8')),
      )
    : [];
  const tags = new Set(captured.map((shape) => shape.tag));
  const paths = new Set(captured.map((shape) => shape.path));
  const settings = new Set([...captured.flatMap((shape) => shape.settings), ...NAMED_BY_CONTRACT]);
  const compared = index.filter(
    (entry) => entry.versions.includes(CAPTURED_VERSION) || entry.original === 'link-targets',
  );

  // The reporter counts skipped tests without their reason.
  beforeAll(() => {
    if (!present) console.log(`Markup is not compared: ${WHY_SKIPPED}`);
  });

  it.for(compared)('$file has the tags, paths and classes that a server prints', ({ file }, { skip }) => {
    skip(!present, WHY_SKIPPED);
    const shapes = shapesOf(read(file));
    expect(shapes).not.toEqual([]);
    expect(shapes.flatMap((shape) => shape.settings).filter((name) => !settings.has(name))).toEqual([]);
    if (ODD.has(file)) return;
    expect(shapes.map((shape) => shape.tag).filter((tag) => !tags.has(tag))).toEqual([]);
    expect(shapes.map((shape) => shape.path).filter((path) => !paths.has(path))).toEqual([]);
  });
});
