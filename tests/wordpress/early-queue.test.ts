/** The inline script that queues events before the entry runs. */
import { describe, expect, test } from 'vitest';
import { visit } from './site';

const ACCORDION =
  '<div class="gdlr-core-accordion-item"><div class="gdlr-core-accordion-item-tab"><h4 class="gdlr-core-accordion-item-title gdlr-core-js">One</h4></div></div>';
const LISTING = '<div class="gdlr-core-js" data-ajax="{}"></div>';
const UNCOVERED = '<div data-masonry="{}"></div>';

const address = (markup: string) =>
  `demo/?fixture=markup&markup=${encodeURIComponent(Buffer.from(markup).toString('base64'))}`;

const SCRIPT = /<script ([^>]*id="atoll-early-queue"[^>]*)>([^<]*)<\/script>/;

describe.concurrent('the queue of early events', () => {
  test('is in the head, with the selectors of the page’s widgets', async () => {
    const { text } = await visit(address(ACCORDION));
    const [head = ''] = text.split('</head>');
    const [, attributes = '', code = ''] = SCRIPT.exec(head) ?? [];
    expect(attributes).toContain('data-click=":is(.gdlr-core-accordion-item) :is(');
    expect(attributes).toContain('data-no-optimize="1"');
    expect(attributes).not.toContain('data-submit');
    expect(code).toContain('takeEvents');
  });

  test('is before the stylesheets, for which it would wait, and after the encoding', async () => {
    const { text } = await visit(address(ACCORDION));
    const [before = '', after = ''] = text.split(SCRIPT.exec(text)?.[0] ?? ' ');
    expect(before).toMatch(/<meta charset="UTF-8"/);
    expect(before).not.toMatch(/<link|<style/);
    expect(after).toContain('<link rel=');
  });

  test('has the same code on every page, and only the selectors of widgets that are there', async () => {
    const pages = await Promise.all([visit(address('')), visit(address(LISTING))]);
    const [without, withListing] = pages.map(({ text }) => SCRIPT.exec(text) ?? []);
    expect(without?.[2]).toContain('takeEvents');
    expect(withListing?.[2]).toBe(without?.[2]);
    expect([without?.[1], withListing?.[1]].map((found) => found?.includes('[data-ajax]'))).toEqual([
      false,
      true,
    ]);
  });

  test('is not on a page whose original script stays', async () => {
    expect((await visit(address(ACCORDION + UNCOVERED))).text).not.toMatch(SCRIPT);
  });
});
