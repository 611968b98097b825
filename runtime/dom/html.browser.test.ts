/**
 * runtime/dom/html, the only HTML sink, in a real browser: simulated DOMs parse differently, so sanitisers give wrong
 * answers in them.
 */
import { build } from 'vite';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { toNodes } from './html';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openChromium } from '../../tests/support/shared-chromium';
import { type PageServer, ROOT, startPageServer } from '../../tests/support/page-server';
import { whyNoCaptures } from '../../tests/support/pages';
import { skipFor } from '../../tests/support/skip';
import { anything, type Words } from '../../tests/unit/fuzz/confuse';
import { randomFrom } from '../../tests/unit/fuzz/mutate';
import { innerMarkup } from '../../tests/support/markup';

declare global {
  interface Window {
    toNodes: typeof toNodes;
  }
}

let browser: Browser;
let server: PageServer;
let page: Page;

beforeAll(async () => {
  [browser, server] = await Promise.all([openChromium(), startPageServer()]);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(ROOT, 'runtime/dom/html.ts'), formats: ['es'] },
    },
  });
  const [output] = [built].flat();
  const code = output && 'output' in output ? output.output[0].code : '';
  server.routes.set('/door.js', { body: `${code}\nwindow.toNodes = toNodes;`, type: 'text/javascript' });
  server.routes.set('/', {
    body: '<!doctype html><title>t</title><link rel="icon" href="data:,"><div id="box"></div><script type="module" src="/door.js"></script>',
    headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types atoll" },
  });
});
beforeAll(async () => {
  page = await browser.newPage();
  await page.route(/^(?!http:\/\/127\.0\.0\.1)/, (route) => route.abort());
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Sanitises HTML, puts it into the page, clicks and hovers all of it, and returns what happened. */
async function pass(html: string): Promise<{ html: string; ran: boolean }> {
  await page.goto(server.origin);
  const ran = await page.evaluate(async (text) => {
    const box = document.querySelector('#box');
    box?.append(window.toNodes(text));
    for (const element of box?.querySelectorAll('*') ?? []) {
      for (const type of ['mouseover', 'focus', 'click', 'error', 'load', 'toggle', 'animationend']) {
        const event = new Event(type, { cancelable: true });
        event.preventDefault();
        element.dispatchEvent(event);
      }
    }
    // Animations and real errors need a frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return '__x' in window;
  }, html);
  return { html: await page.locator('#box').evaluate(innerMarkup), ran };
}

const CANARY = 'window.__x=1';

const VECTORS = [
  `<script>${CANARY}</script>`,
  `<SCRIPT SRC=data:text/javascript,${CANARY}></SCRIPT>`,
  `<img src=x onerror=${CANARY}>`,
  `<img src=x OnErRoR="${CANARY}">`,
  `<img/src=x/onerror=${CANARY}>`,
  `<img src="x" onload="${CANARY}">`,
  `<svg onload=${CANARY}>`,
  `<svg><script>${CANARY}</script></svg>`,
  `<svg><animate onbegin=${CANARY} attributeName=x dur=1s>`,
  `<svg><a><animate attributeName=href values=javascript:${CANARY} /><text x=20 y=20>c</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${CANARY}</script></svg>#x"></use></svg>`,
  `<svg><foreignObject><img src=x onerror=${CANARY}></foreignObject></svg>`,
  `<svg><set attributeName=onmouseover to=${CANARY}></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${CANARY}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${CANARY}&gt;">`,
  `<math href="javascript:${CANARY}">CLICK</math>`,
  `<math><maction actiontype="statusline#http://x" xlink:href="javascript:${CANARY}">C</maction></math>`,
  `<a href="javascript:${CANARY}">c</a>`,
  `<a href="JaVaScRiPt:${CANARY}">c</a>`,
  `<a href="java\tscript:${CANARY}">c</a>`,
  `<a href="java\nscript:${CANARY}">c</a>`,
  `<a href="&#106;avascript:${CANARY}">c</a>`,
  `<a href="&#x6A&#x61vascript:${CANARY}">c</a>`,
  `<a href=" \u0001javascript:${CANARY}">c</a>`,
  `<a href="data:text/html,<script>${CANARY}</script>">c</a>`,
  `<a href="vbscript:${CANARY}">c</a>`,
  `<a xlink:href="javascript:${CANARY}">c</a>`,
  `<iframe srcdoc="<script>parent.${CANARY}</script>"></iframe>`,
  `<iframe src="javascript:parent.${CANARY}"></iframe>`,
  `<iframe src="https://evil.example/"></iframe>`,
  `<iframe src="https://www.youtube.com.evil.example/embed/1"></iframe>`,
  `<iframe src="http://www.youtube.com/embed/1"></iframe>`,
  `<iframe src="//evil.example/www.youtube.com"></iframe>`,
  `<object data="javascript:${CANARY}"></object>`,
  `<embed src="javascript:${CANARY}">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${CANARY}">`,
  `<link rel=import href="data:text/html,<script>${CANARY}</script>">`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<style>@import 'https://evil.example/x.css'</style>`,
  `<form action="javascript:${CANARY}"><button>go</button></form>`,
  `<form><button formaction="javascript:${CANARY}">go</button></form>`,
  `<isindex action="javascript:${CANARY}" type=image>`,
  `<input autofocus onfocus=${CANARY}>`,
  `<details open ontoggle=${CANARY}>x</details>`,
  `<video><source onerror=${CANARY}></video>`,
  `<video poster="javascript:${CANARY}"></video>`,
  `<audio src=x onerror=${CANARY}>`,
  `<marquee onstart=${CANARY}>x</marquee>`,
  `<body onload=${CANARY}>`,
  `<table background="javascript:${CANARY}"><tr><td>x</td></tr></table>`,
  `<div style="background:url(javascript:${CANARY})">x</div>`,
  `<template><script>${CANARY}</script><img src=x onerror=${CANARY}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${CANARY}>"></noscript>`,
  `<textarea><img title="</textarea><img src=x onerror=${CANARY}>"></textarea>`,
  `<form id=f><input name=attributes><img src=x onerror=${CANARY}></form>`,
  `<form><input name=nodeName><input name=parentNode><img src=x onerror=${CANARY}></form>`,
  `<img name=getElementById><img name=querySelector><img src=x onerror=${CANARY}>`,
  `<table><style><!--</table><img src=x onerror=${CANARY}>--></style></table>`,
  `<select><option><style></option></select><img src=x onerror=${CANARY}></style>`,
  `<p id="x" onclick=${CANARY} onmouseover=${CANARY} tabindex=1 onfocus=${CANARY}>x</p>`,
  `<xss style="animation-name:x" onanimationstart=${CANARY}></xss>`,
  `<custom-element is="x" onclick=${CANARY}></custom-element>`,
  `<a href="https://x.example" ping="https://evil.example/">x</a>`,
  `<<img src=x onerror=${CANARY}>`,
  `<img src=x:x onerror=${CANARY}//`,
  `<scr<script>ipt>${CANARY}</scr</script>ipt>`,
  `<?xml version="1.0"?><img src=x onerror=${CANARY}>`,
  `<!--><img src=x onerror=${CANARY}>-->`,
  `<![CDATA[<img src=x onerror=${CANARY}>]]>`,
];

describe('RELIABILITY 42: nothing in HTML from a server runs', () => {
  test('there are at least 60 vectors', () => expect(VECTORS.length).toBeGreaterThanOrEqual(60));

  test.each(VECTORS)('%s', async (vector) => {
    const { html, ran } = await pass(vector);
    expect(ran).toBe(false);
    expect(html).not.toMatch(/<[^>]*\son\w+\s*=/i);
    expect(html).not.toMatch(
      /<(script|object|embed|base|meta|link|style|form|math|iframe|template|noscript)\b/i,
    );
    expect(html).not.toMatch(
      /<[^>]*(href|src|action|formaction|srcdoc|poster|background|ping)="?\s*(javascript|vbscript):/i,
    );
  });
});

test('[RELIABILITY 42, 86] a thousand galleries, whose items are sanitised together, hide nothing in each other', async () => {
  const words: Words = {
    keys: ['html'],
    values: [
      `<div class="item"><a href="javascript:${CANARY}" class="eael-magnific-link"></a></div>`,
      `<a href="javascript:${CANARY}">`,
      `<img src=x onerror=${CANARY}>`,
      '</td></tr></table>',
      '<table>',
      '<svg>',
      '<style>',
      '<!--',
    ],
  };
  const rows = Array.from({ length: 1000 }, (_, seed) => {
    const random = randomFrom(seed);
    const cells = Array.from({ length: 12 }, () => `<td>${String(anything(random, words, 4))}</td>`);
    return `<table><tbody><tr>${cells.join('')}</tr></tbody></table>`;
  });
  await page.goto(server.origin);
  const { links, bad } = await page.evaluate((rows) => {
    const all = rows.flatMap((html) => [...window.toNodes(html).querySelectorAll('*')]);
    return {
      links: all.filter((element) => element.matches('a')).length,
      bad: all
        .filter((element) =>
          [...element.attributes].some(
            ({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value),
          ),
        )
        .map((element) => `${element.localName} ${element.getAttributeNames().join(' ')}`),
    };
  }, rows);
  expect(links).toBeGreaterThan(100);
  expect(bad).toEqual([]);
});

test('without the sanitiser the canary runs, so that the vectors above mean something', async () => {
  await page.goto('about:blank');
  await page.setContent(`<img src=x onerror=${CANARY}>`);
  const ran = await page.waitForFunction(() => '__x' in window);
  expect(await ran.jsonValue()).toBe(true);
});

describe('RELIABILITY 43: the page builder’s markup is unchanged', () => {
  test.each([
    '<div class="gdlr-core-item-list  gdlr-core-column-20" style="margin: 0px" data-x="1"><p>Text</p></div>',
    '<a class="gdlr-core-lightgallery gdlr-core-js" href="https://college.example/a.jpg" data-lightbox-group="g-1"><img src="data:," srcset="a.jpg 400w, b.jpg 800w" sizes="100vw" width="400" height="300" alt="A &amp; B"></a>',
    '<iframe src="https://www.youtube.com/embed/abc?feature=oembed" width="640" height="360" allowfullscreen=""></iframe>',
    '<iframe src="https://player.vimeo.com/video/1" frameborder="0" allow="autoplay"></iframe>',
    '<iframe src="//www.youtube-nocookie.com/embed/abc"></iframe>',
    '<select name="tax"><option value="1" selected="">One</option></select>',
    '<i class="fa fa-envelope"></i><span class="gdlr-core-head">x</span><h3 id="a">T</h3>',
  ])('%s', async (html) => expect((await pass(html)).html).toBe(html));

  test('a link for a new tab gets noopener and keeps its other tokens', async () => {
    const { html } = await pass('<a href="https://x.example/" target="_blank" rel="nofollow">x</a>');
    expect(html).toBe('<a href="https://x.example/" target="_blank" rel="nofollow noopener">x</a>');
  });

  test.each(['_BLANK', '_Blank', 'news', 'self', '_blank ', '_new'])(
    'a link for another window gets noopener: %j',
    async (target) => {
      const { html } = await pass(`<a href="https://x.example/" target="${target}">x</a>`);
      expect(html).toMatch(/ rel="noopener">/);
    },
  );

  test.each(['_self', '_SELF', '_parent', '_Top', ''])(
    'a link that stays in its window is unchanged: %j',
    async (target) => {
      const html = `<a href="https://x.example/" target="${target}">x</a>`;
      expect((await pass(html)).html).toBe(html);
    },
  );

  test('a link without a target uses the page’s', async () => {
    await page.goto(server.origin);
    const rel = await page.evaluate(() => {
      document.head.append(Object.assign(document.createElement('base'), { target: 'news' }));
      return window.toNodes('<a href="https://x.example/">x</a>').firstElementChild?.getAttribute('rel');
    });
    expect(rel).toBe('noopener');
  });

  const answers = ['filter', 'load-more', 'page'].map((kind) => `gdlr_core_portfolio_ajax-${kind}.json`);
  test('captured responses are the same before and after', skipFor(whyNoCaptures), async () => {
    for (const file of answers) {
      const text = readFileSync(join(ROOT, '../shared/captured/goodlayers/ajax', file), 'utf8');
      const { content } = JSON.parse(text) as { content: string };
      page = await browser.newPage();
      await page.goto('about:blank');
      // The browser's parsing of the response, without policy or sanitiser, must equal ours.
      await page.setContent(`<!doctype html><template>${content}</template>`);
      const template = page.locator('template');
      // DOMPurify trims attribute values; nothing else may differ.
      await template.evaluate((node) => {
        for (const element of (node as HTMLTemplateElement).content.querySelectorAll('*')) {
          for (const { name, value } of element.attributes) element.setAttribute(name, value.trim());
        }
      });
      const plain = await template.evaluate(innerMarkup);

      expect((await pass(content)).html).toBe(plain);
    }
  });
});
