/** Pages are complete and correct with all uses of output buffers by themes and plugins. RELIABILITY 79. */
import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { BUNDLED } from '../../.scripts/wordpress.mjs';
import { BUILDER, compare, ENTRY, expectDocument, JQUERY } from './page-parts';
import { loaded, notices, visit } from './site';

const GOES = [...JQUERY, 'vk-ltc-js-js', ...BUILDER];
/** This script is covered on every page, so it is removed without reading the page. */
const ALWAYS_GOES = ['vk-ltc-js-js'];

const CORE = 'wp_finalize_template_enhancement_output_buffer';
/** Since 6.9, WordPress has its own buffer, and Atoll uses it. */
const OWN = Number.parseFloat(BUNDLED) >= 6.9 ? CORE : 'atoll_buffer_output';
/** WordPress's buffer cannot be flushed. */
const SENT_EARLY: (readonly [string, string])[] =
  OWN === CORE ? [] : [['a theme sends the head early', 'flush']];

describe.concurrent('the page can be read, so the original scripts are removed', () => {
  test.each([
    ['nothing special happens', 'nothing'],
    ['a theme captures head and footer into strings', 'captured'],
    ['the enqueue hooks fire before the page', 'twice'],
    ['the enqueue hooks fire twice in the head', 'twice-in-template'],
    ['an optimiser opened a buffer before the template', 'optimiser'],
    ['an optimiser closes the innermost buffer at shutdown', 'optimiser-at-shutdown'],
    ['a plugin leaves a buffer open', 'buffer'],
    ['a plugin captures the head', 'head-buffer'],
    ['many buffers are nested', 'nested'],
    ['a theme captures head and footer inside an optimiser’s buffer', 'captured,optimiser'],
    ['a plugin discards the output and starts the page again', 'clean'],
    ['the server compresses its output', 'gzip'],
    ['the template exits after the footer', 'exit-after'],
    ['the scripts are printed in the head', 'head'],
    ['the attributes of script tags are sorted', 'sorted-attributes'],
    ['a filter of a setting fails after the footer', 'throw'],
    ['a filter of a setting fails after the footer in WordPress’s buffer', 'core-buffer,throw'],
    ['filters of the site buffer output', 'buffering-filters'],
    ['filters of the site buffer output in WordPress’s buffer', 'core-buffer,buffering-filters'],
    ['WordPress buffers the template', 'core-buffer'],
    ['a theme tries to send the head early in WordPress’s buffer', 'core-buffer,flush'],
    ['an optimiser closes the innermost buffer after WordPress’s', 'core-buffer,optimiser-at-shutdown'],
    ['another plugin uses WordPress’s buffer', 'core-buffer,core-buffer-used'],
    ['a theme captures head and footer in WordPress’s buffer', 'core-buffer,captured'],
    ['an optimiser opened a buffer before WordPress’s buffer', 'core-buffer,optimiser'],
  ])('when %s (%s)', async (_, scenarios) => {
    const { page, removed } = await compareIgnoringReport(scenarios);
    expectDocument(page);
    expect(removed).toEqual(expect.arrayContaining(GOES));
    expect(loaded(page)).toEqual([ENTRY]);
  });

  test('when the HTML has no <body>', async () => {
    const { page, removed } = await compare('bare');
    expect(page.text).toMatch(/^\s*<!DOCTYPE html>/);
    expect(page.text).not.toContain('<body');
    expect(removed).toEqual(expect.arrayContaining(GOES));
  });

  test('when the HTML has no <head> and a style is needed', async () => {
    const waits =
      '<div class="gdlr-core-pbf-wrapper-content gdlr-core-js" data-gdlr-animation="fadeIn"></div>';
    const { page } = await compare('bare', waits);
    expect(page.text.match(/<style id="atoll-entrance-fallback">/g)).toHaveLength(1);
  });

  test('when a string in the head contains </head>', async () => {
    const waits =
      '<div class="gdlr-core-pbf-wrapper-content gdlr-core-js" data-gdlr-animation="fadeIn"></div>';
    const { page } = await compare('head-in-string', waits);
    expect(page.text).toMatch(/<style id="atoll-entrance-fallback">[^<]*<\/style>\s*<\/head>\n<body/);
  });

  test('when an optimiser has changed their tags but not their ids', async () => {
    const page = await visit('demo/?fixture=delay');
    expectDocument(page);
    expect(page.text).not.toMatch(/src="[^"]*goodlayers-core\/[^"]*\.js|type="delayed"/);
    expect(page.text).toContain('id="gdlr-core-page-builder-js-extra"');
  });

  test.each([
    'optimiser',
    'optimiser-at-shutdown',
    'core-buffer,optimiser',
    'core-buffer,optimiser-at-shutdown',
    'core-buffer,core-buffer-used',
  ])('before an optimiser sees the page (%s)', async (scenarios) => {
    const [on, off] = await Promise.all(
      [scenarios, `disable,${scenarios}`].map((names) => visit(`demo/?fixture=${names}`)),
    );
    expect(seen(on?.text)).toBe('');
    expect(seen(off?.text)).toBe('vk-ltc-js gdlr-core-plugin gdlr-core-page-builder');
  });
});

describe.concurrent('the page cannot be read, so the original scripts stay', () => {
  test.each<readonly [string, string]>([
    ['a theme closes a buffer that it has not opened', 'taken'],
    ...SENT_EARLY,
    ['a theme ends all buffers', 'flush-all'],
    ['a site streams its pages', 'core-buffer,core-streams'],
    ['another plugin fails in WordPress’s buffer after Atoll', 'core-buffer,core-buffer-fails'],
    ['another plugin’s filter fails after Atoll’s in WordPress’s buffer', 'core-buffer,throw-after'],
  ])('when %s (%s)', async (_, scenarios) => {
    const { page, removed } = await compare(scenarios);
    expectDocument(page);
    expect(removed).toEqual(ALWAYS_GOES);
    expect(loaded(page)).toEqual([...JQUERY, ENTRY, ...BUILDER]);
  });

  test.each([
    ['a plugin exits in the footer', 'exit'],
    ['a plugin exits in the footer in WordPress’s buffer', 'core-buffer,exit'],
    ['the footer ends with a fatal error', 'fatal'],
    ['the template ends with a fatal error after the footer', 'fatal-after'],
    ['the footer ends with a fatal error in WordPress’s buffer', 'core-buffer,fatal'],
  ])('when %s (%s)', async (_, scenarios) => {
    const { page, removed } = await compare(scenarios);
    expect(page.text).toMatch(/^\s*<!DOCTYPE html>/);
    expect(page.text).not.toContain('</html>');
    expect(removed).toEqual(ALWAYS_GOES);
    expect(loaded(page)).toEqual([...JQUERY, ENTRY, ...BUILDER]);
  });

  test('when an optimiser has combined them into one file', async () => {
    const [on, off] = await Promise.all(
      ['combine', 'disable,combine'].map((names) => visit(`demo/?fixture=${names}`)),
    );
    expect(on?.text).toContain('<script src="/combined.js">');
    expect(on?.text.match(/id="jquery-core-js"/g)).toHaveLength(1);
    expect(on?.text.split('<body')[1]?.split('<script')[0]).toBe(
      off?.text.split('<body')[1]?.split('<script')[0],
    );
  });
});

test('what was decided is corrected when WordPress sends the page as it was printed', async () => {
  await visit('demo/?fixture=core-buffer,throw-after');
  await expect.poll(() => readFileSync(inject('site').log, 'utf8')).toContain('DECIDED lost 0');
});

describe.concurrent('a link to a post without text', () => {
  const link = '<a href="/contact/"><img src="x.png" alt=""></a>';
  const builder = '<div class="gdlr-core-pbf-wrapper gdlr-core-js"></div>';

  test.each(['nothing', 'buffering-filters'])('gets the title of the post (%s)', async (scenario) => {
    const markup = encodeURIComponent(Buffer.from(builder + link).toString('base64'));
    const { text } = await visit(`demo/?fixture=${scenario},markup&markup=${markup}`);
    expect(/<a aria-label="([^"]*)" href="\/contact\/">/.exec(text)?.[1]).toBe('A page with a contact form');
  });
});

describe.concurrent('bad input', () => {
  test('a PCRE error loses nothing', async () => {
    const slider =
      '<div class="gdlr-core-flexslider gdlr-core-js-2" data-nav="both" data-type="slider"><ul class="slides"><li>1</li><li>2</li></ul></div>';
    const { page } = await compare('pcre', slider);
    expectDocument(page);
    expect(page.text).toContain(slider);
  });

  test('10,000 elements and an inline script of 3 MB lose nothing', async () => {
    const { page } = await compare('huge');
    expectDocument(page);
    expect(page.text.length).toBeGreaterThan(3_000_000);
    expect(loaded(page)).not.toEqual(expect.arrayContaining(BUILDER));
  });

  test.each([
    ['a tag that never ends', '<script id="gdlr-core-page-builder-js" src="x'],
    ['a tag in a comment', '<!-- <script src="x" id="jquery-core-js"></script> -->'],
    ['an id in an attribute', '<p title="jquery-core-js <script id=\'gdlr-core-plugin-js\'>">x</p>'],
    ['a tag in a string', '<script>var s = "<script id=\'gdlr-core-page-builder-js\'>";</script>'],
    ['zero bytes and broken UTF-8', 'a\0b\u{fffd}'],
  ])('%s loses nothing', async (_, markup) => {
    const page = await visit(address(markup));
    expectDocument(page);
    expect(page.text).toContain('id="gdlr-core-page-builder-js-extra"');
    expect(page.text).toContain('Saltmere College');
  });
});

/** @returns the callbacks of the buffers around the body */
const handlers = async (scenarios: string): Promise<string[]> => {
  const { text } = await visit(`plain/?fixture=handlers,${scenarios}`);
  return (/HANDLERS=(.*?) ?-->/.exec(text)?.[1] ?? '').split(' ');
};

/** @returns the originals' scripts that an optimiser received */
const seen = (text = ''): string | undefined => /name="optimised" content="([^"]*)"/.exec(text)?.[1];

const address = (markup: string): string =>
  `demo/?fixture=markup&markup=${encodeURIComponent(Buffer.from(markup).toString('base64'))}`;

describe.concurrent('a page', () => {
  test('with a script whose decision needs the HTML is buffered by Atoll', async () => {
    expect(await handlers('nothing')).toContain(OWN);
  });

  test('without such a script is not buffered', async () => {
    expect(await handlers('none')).not.toContain(OWN);
    expect(await handlers('core-buffer,none')).not.toContain(CORE);
  });

  test('is buffered by WordPress if it has a buffer', async () => {
    const names = await handlers('core-buffer');
    expect(names).toContain(CORE);
    expect(names).not.toContain('atoll_buffer_output');
  });

  test('without such a script stays in WordPress’s buffer if other plugins use it', async () => {
    expect(await handlers('core-buffer,core-buffer-used,none')).toContain(CORE);
  });

  test('with only the link plugin is buffered, because jQuery may be removed', async () => {
    expect(await handlers('links-alone')).toContain(OWN);
    expect(await handlers('links-alone,keep-filter')).not.toContain(OWN);
  });

  test('with only the contact form is not buffered', async () => {
    const { text, scripts } = await visit('contact/?fixture=handlers,none');
    expect(scripts.map(({ id }) => id)).toContain('contact-form-7-js-before');
    expect(text).toContain('HANDLERS=');
    expect(text).not.toContain(OWN);
  });
});

test('causes no PHP notices', () => {
  expect(notices(inject('site').log)).toEqual([]);
});

/** Removes the optimiser's list of scripts, which differs. */
async function compareIgnoringReport(scenarios: string): ReturnType<typeof compare> {
  return compare(
    scenarios.includes('optimis') || scenarios.includes('used') ? `${scenarios},silent` : scenarios,
  );
}
