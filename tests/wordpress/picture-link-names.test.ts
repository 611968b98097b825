/** The names that the server gives to links without text, to frames without a title and to free texts. */
import { expect, inject, test } from 'vitest';
import { visit } from './site';

const SLIDER =
  '<div class="gdlr-core-flexslider flexslider gdlr-core-js-2" data-type="slider"><ul class="slides"><li>One</li></ul></div>';

/** @returns the tags with one name, as the server prints them among other content */
async function printed(tag: string, markup: string): Promise<(string | undefined)[]> {
  const body = `${SLIDER}<div id="named">${markup}</div><hr>`;
  const encoded = encodeURIComponent(Buffer.from(body).toString('base64'));
  const { text } = await visit(`demo/?fixture=markup&markup=${encoded}`);
  const [, named = ''] = text.split('<div id="named">');
  const tags = [...(named.split('<hr')[0] ?? '').matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))];
  return tags.map(([found]) => /aria-label="([^"]*)"/.exec(found)?.[1]);
}

const PICTURE = '<img src="/a.jpg" alt="">';
const box = (title: string): string =>
  `<div class="gdlr-core-hover-box gdlr-core-js"><div>${title}</div><a class="gdlr-core-hover-box-link" href="/plain/"></a></div>`;

test.each([
  [
    'the title of its post',
    `<a href="${new URL('demo/', inject('site').url).href}">${PICTURE}</a>`,
    'Accordion, toggle box, counters and links',
  ],
  ['the name of a file', `<a href="/files/annual-report_2026.pdf">${PICTURE}</a>`, 'annual report 2026'],
  ['the last part of an address', `<a href="/no/such-page/"><span></span></a>`, 'such page'],
  ['another host', `<a href="https://www.example.org/x"><i class="fa"></i></a>`, 'example.org'],
  ['its caption', `<a href="/a.jpg" data-sub-html="<b>The</b> lawn">${PICTURE}</a>`, 'The lawn'],
  [
    'the title of its hover box',
    box('<h3 class="gdlr-core-hover-box-title">Fees &amp; grants</h3>'),
    'Fees &amp; grants',
  ],
  ['the page of a hover box without a title', box('Text'), 'A page of the theme, without widgets'],
])('a link without text is named by %s', async (_, markup, name) => {
  expect(await printed('a', markup)).toEqual([name]);
});

test.each([
  ['with a text', '<a href="/x/">Text</a>'],
  ['with a described picture', '<a href="/x/"><img src="/a.jpg" alt="A lawn"></a>'],
  ['with a title', `<a href="/x/" title="Lawn">${PICTURE}</a>`],
  ['without an address', `<a>${PICTURE}</a>`],
  ['to a part of the page', `<a href="#x">${PICTURE}</a>`],
  ['in a comment', `<!-- <a href="/x/"></a> -->`],
])('a link %s gets no name', async (_, markup) => {
  expect(await printed('a', markup)).toEqual([undefined]);
});

test('frames are named by what they show', async () => {
  const frames = [
    '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
    '<iframe src="https://www.example.org/form"></iframe>',
    '<iframe src="https://www.example.org/" title="Form"></iframe>',
    '<iframe src="https://www.example.org/" style="display:none"></iframe>',
  ];
  expect(await printed('iframe', frames.join(''))).toEqual(['Map', 'example.org', undefined, undefined]);
});

test('a free text is named by its box', async () => {
  const field =
    '<label><input type="radio" value="Other"><span class="wpcf7-list-item-label">Other</span></label> <input type="text" class="wpcf7-free-text">';
  expect(await printed('input', field)).toEqual([undefined, 'Other']);
});
