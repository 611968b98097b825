/** jQuery is removed only if nothing on the page can need it. RELIABILITY 79. */
import { describe, expect, test } from 'vitest';
import { compare, ENTRY, expectDocument, JQUERY } from './page-parts';
import { loaded, visit } from './site';

describe.concurrent('jQuery is removed', () => {
  test.each([
    ['if only the originals depend on it', 'nothing'],
    ['if only the link plugin depends on it', 'links-alone'],
    ['despite a file that does not use it', 'other-file'],
    ['despite a module that does not use it', 'module'],
    ['if white space was printed before the page', 'space-before'],
    ['if a plugin rewrites the script that brings the originals back', 'rewritten-footer'],
  ])('%s (%s)', async (_, scenario) => {
    const { page, removed } = await compare(scenario);
    expectDocument(page);
    expect(removed).toEqual(expect.arrayContaining(JQUERY));
  });

  test.each([
    ['a price in the text', '<p>Fee: US$ 500 (in $)</p>'],
    ['a pattern that ends in a dollar', '<script>/^a$/.test("b");</script>'],
    ['a template string', '<script>const a = `${1}`;</script>'],
    ['a tag in a string', '<script>document.write( \'<script src="/polyfills.js">\' );</script>'],
    ['a tag in a comment', '<!-- <script src="/x.js"></script> -->'],
    ['a tag in a style', '<style>/* <script src="/x.js"></script> */</style>'],
    ['a tag in a text field', '<textarea><script src="/x.js"></script></textarea>'],
    ['a tag in a template', '<template><script src="/x.js"></script></template>'],
    ['a tag in an attribute', '<p title="<script src=\'/x.js\'></script>">x</p>'],
  ])('beside %s', async (_, markup) => {
    const { removed } = await compare('nothing', markup);
    expect(removed).toEqual(expect.arrayContaining(JQUERY));
  });
});

describe.concurrent('jQuery stays', () => {
  test.each([
    ['inline code was added to it', 'code-on-core'],
    ['inline code was added to jQuery Migrate', 'code-on-migrate'],
    ['inline code was added to its alias', 'code-on-alias'],
    ['data was added to it', 'data-on-core'],
    ['a theme enqueues it', 'enqueued-jquery'],
    ['a file uses it without declaring it', 'user-file'],
    ['a file comes from another server', 'remote-file'],
    ['a module uses it', 'user-module'],
    ['a module imports a module that uses it', 'imported-module'],
    ['code was printed before the page', 'code-before'],
    ['code was printed after the footer', 'code-after'],
    ['a template prints a script without enqueueing it', 'by-hand'],
    ['the filter keeps it', 'keep-filter'],
    ['the setting keeps it', 'keep-setting'],
  ])('when %s (%s)', async (_, scenario) => {
    const { page, removed } = await compare(scenario);
    expect(page.text).toMatch(/<\/html>\s*$/);
    expect(loaded(page)).toEqual(expect.arrayContaining([...JQUERY, ENTRY]));
    expect(removed).toEqual(expect.arrayContaining(['gdlr-core-page-builder-js']));
  });

  test.each([
    ['an inline script mentions it', '<script>window["jQuery"] && 1;</script>'],
    ['an inline script calls $', '<script>$( "p" ).hide();</script>'],
    ['an inline script calls $ after a space', '<script>$ ( "p" ).hide();</script>'],
    ['an inline script uses a member of $', '<script>$.ajax( "/" );</script>'],
    ['an inline script passes $ on', '<script>( function ( q ) { q( "p" ); } )( window.$ );</script>'],
    ['an inline script with a tag in upper case calls $', '<SCRIPT>$ ( "p" ).hide();</SCRIPT>'],
    ['an event handler mentions it', '<button onclick="jQuery(this).hide()">Hide</button>'],
    ['an event handler calls $', '<button title="a > b" onclick=\'$("p").hide()\'>Hide</button>'],
    ['content loads a script', '<script async src="https://widget.example/embed.js"></script>'],
    ['content loads a script with a tag in upper case', '<SCRIPT SRC="//widget.example/embed.js"></SCRIPT>'],
    ['a script tag never ends', '<script src="'],
  ])('when %s', async (_, markup) => {
    const query = encodeURIComponent(Buffer.from(markup).toString('base64'));
    const page = await visit(`demo/?fixture=markup&markup=${query}`);
    expect(page.text).toMatch(/id="jquery-core-js"/);
    expect(page.text).toMatch(/<\/html>\s*$/);
  });
});

describe.concurrent('the decisions name who keeps jQuery', () => {
  test.each([
    [
      'a script of the content',
      'nothing',
      '<script src="https://widget.example/embed.js?a=1"></script>',
      'https://widget.example/embed.js',
    ],
    ['inline code', 'nothing', '<script id="own">$( "p" ).hide();</script>', 'own'],
    ['an event handler', 'nothing', '<button onclick="jQuery(this).hide()">Hide</button>', 'jQuery(this)'],
    ['a script that depends on it', 'enqueued-jquery', '', 'jquery'],
    ['a setting', 'keep-setting', '', 'setting'],
  ])('%s', async (_, scenario, markup, name) => {
    const query = encodeURIComponent(Buffer.from(markup).toString('base64'));
    const { scripts } = await visit(`demo/?fixture=${scenario},markup&markup=${query}`, 'admin');
    const decisions = JSON.parse(scripts.find(({ id }) => id === 'atoll-decisions')?.text ?? '{}') as {
      readonly scripts: readonly { handle: string; isEmptied: boolean; text: string }[];
    };
    const jquery = decisions.scripts.find(({ handle }) => handle === 'jquery-core');
    expect(jquery?.isEmptied).toBe(false);
    expect(jquery?.text).toContain(name);
  });
});

/** @returns the fact about a file, and the number of queries for it */
const cost = async (more = ''): Promise<unknown> => {
  const { scripts } = await visit(`plain/?fixture=file-cost${more}`);
  return JSON.parse(scripts.find(({ id }) => id === 'fixture-file-cost')?.text ?? 'null');
};

describe('the fact about a file', () => {
  test('is read once per version of the file, and needs no query on later pages', async () => {
    expect(await cost(',new-file')).toMatchObject({ uses: true, read: 1 });
    expect(await cost()).toEqual({ uses: true, read: 0, queries: 0 });
    expect(await cost(',new-file')).toMatchObject({ uses: true, read: 1 });
  });
});
