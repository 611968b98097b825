/**
 * RELIABILITY 86: responses of any shape, from every endpoint but the contact form's (contact-form.test.ts), throw
 * nothing and leave a block that works. `npm run fuzz` runs a thousand rounds instead of a few. A real browser tests
 * HTML in responses (runtime/dom/html): in a simulated DOM sanitisers miss content after an unclosed tag.
 */
import { beforeEach, expect, it, vi } from 'vitest';
import idsD from '../../../mocks/answers/ids-d.json';
import { listingAnswer } from '../../../mocks/handlers/listings-server';
import { readFragment } from '../../../mocks/markup-index';
import { readConfig } from '../../../runtime/page/config';
import { createRestClient, isRestError } from '../../../runtime/net/rest';
import { mount as mountGallery } from '../../../widgets/filterable-gallery/FilterableGallery';
import { mount as mountLinks } from '../../../widgets/effects/link-targets/link-targets';
import { mount as mountListing } from '../../../widgets/listing/ListingControl';
import type { WidgetModule } from '../../../runtime/core/define';
import { setBody } from '../../support/unit-runtime';
import { asBody, anything, confused, type Words } from './confuse';
import { randomFrom } from './mutate';
import { watchErrors } from './watch-errors';

const ROUNDS = Number(process.env['ATOLL_FUZZ_ROUNDS'] ?? 20);
/** Rounds per page. */
const ROUNDS_A_PAGE = 20;
const TIME_LIMIT_MS = 600_000;
const AJAX = `${location.origin}/wp-admin/admin-ajax.php`;

const errors = watchErrors();

/** Lets a function respond to every request. */
function serve(answer: (body: string, url: string) => Response): void {
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    return answer(request.body ? await request.clone().text() : '', request.url);
  });
}

/** @returns the function that ends the widget */
function begin(mount: WidgetModule['mount'], element: HTMLElement, name: string): () => void {
  const ending = new AbortController();
  const config = { ...readConfig(document, () => undefined), ajaxUrl: AJAX };
  const unmount = mount(element, {
    name,
    foundAt: 0,
    config,
    signal: ending.signal,
    report: () => undefined,
    fail: (error) => {
      throw error;
    },
    scan: () => undefined,
  });
  return () => {
    ending.abort();
    unmount?.(false);
  };
}

/** Waits until all pending responses have been used. */
async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function get(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
});

it(
  `[RELIABILITY 86] a listing survives ${ROUNDS} responses of any shape`,
  { timeout: TIME_LIMIT_MS },
  async () => {
    const words: Words = {
      keys: ['status', 'content', 'pagination', 'load_more', 'settings', 'message'],
      values: [
        'success',
        'failed',
        'none',
        '<div class="gdlr-core-item-list">One</div>',
        '<a href="#">2</a>',
      ],
    };
    const problems: string[] = [];
    for (let first = 0; first < ROUNDS; first += ROUNDS_A_PAGE) {
      setBody(readFragment('goodlayers/listing-2.1.7.html'));
      const end = begin(mountListing, get('[data-ajax].gdlr-core-filterer-wrap'), 'listing');
      const links = [...document.querySelectorAll<HTMLElement>('a.gdlr-core-filterer')];
      for (let seed = first; seed < Math.min(ROUNDS, first + ROUNDS_A_PAGE); seed += 1) {
        const random = randomFrom(seed);
        serve((body) => {
          const real = listingAnswer(body) ?? {};
          const value = random() < 0.5 ? confused(real, random, words) : anything(random, words);
          return new Response(asBody(value, random), { status: random() < 0.1 ? 500 : 200 });
        });
        const link = links[1 + (seed % 2)];
        // A list that has been shown before is not requested again.
        link?.setAttribute('data-ajax-value', `any ${seed}`);
        link?.click();
        await settle();
        for (const busy of document.querySelectorAll('[aria-busy],.gdlr-core-disable,.gdlr-core-now-loading'))
          problems.push(`seed ${seed}: ${busy.className} stays busy`);
      }
      serve((body) => new Response(JSON.stringify(listingAnswer(body))));
      links[4]?.click();
      await settle();
      if (!document.querySelector('.gdlr-core-portfolio-item-holder')?.textContent?.includes('Project 4'))
        problems.push(`after seed ${first + ROUNDS_A_PAGE - 1}: a valid response is not shown`);
      end();
    }
    expect([...problems, ...errors]).toEqual([]);
  },
);

it(
  `[RELIABILITY 86] the link rule survives ${ROUNDS} responses of any shape`,
  { timeout: TIME_LIMIT_MS },
  async () => {
    const words: Words = {
      keys: ['42', '43', '44', 're', 'pl', 'tg', 'el', 'post-42'],
      values: [1, 'https://school.example/choir-wins-regional-prize/', 'javascript:alert(1)', '_self'],
    };
    const html = readFragment('link-targets/articles.html');
    setBody(html);
    const text = document.body.textContent;
    const problems: string[] = [];
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const random = randomFrom(seed);
      const value = random() < 0.5 ? confused(idsD, random, words) : anything(random, words);
      serve(() => new Response(asBody(value, random), { status: random() < 0.1 ? 400 : 200 }));
      setBody(html);
      const end = begin(mountLinks, document.documentElement, 'link-targets');
      await settle();
      if (!document.body.textContent?.startsWith(text?.slice(0, 20) ?? ''))
        problems.push(`seed ${seed}: the text is another`);
      for (const { href } of document.querySelectorAll('a'))
        if (/^(javascript|data|vbscript):/i.test(href)) problems.push(`seed ${seed}: a link to ${href}`);
      end();
    }
    expect([...problems, ...errors]).toEqual([]);
  },
);

it(
  `[RELIABILITY 86] a refused nonce survives ${ROUNDS} responses of any shape instead of a new nonce`,
  { timeout: TIME_LIMIT_MS },
  async () => {
    const words: Words = {
      keys: ['code', 'message', 'data', 'status'],
      values: ['rest_cookie_invalid_nonce', 'bbbbbbbbbb', 403, '-1'],
    };
    const problems: string[] = [];
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const random = randomFrom(seed);
      const nonces: (string | null)[] = [];
      vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
        const request = new Request(input, init);
        if (request.url.endsWith('nonce')) return new Response(asBody(anything(random, words), random));
        nonces.push(request.headers.get('x-wp-nonce'));
        if (nonces.length > 1) return new Response(asBody(anything(random, words), random));
        return new Response('{"code":"rest_cookie_invalid_nonce","message":"No"}', { status: 403 });
      });
      const client = createRestClient({
        root: `${location.origin}/wp-json/`,
        nonce: 'aaaaaaaaaa',
        nonceEndpoint: `${location.origin}/nonce`,
        retryWithoutNonce: true,
      });
      const failure: unknown = await client.call({ path: 'any/v1' }).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (failure !== undefined && !isRestError(failure))
        problems.push(`seed ${seed}: another kind of error: ${JSON.stringify(failure)}`);
      if (nonces.length > 2) problems.push(`seed ${seed}: asked ${nonces.length} times`);
      const second = nonces[1];
      if (typeof second === 'string' && !/^[0-9a-f]{10}$/i.test(second))
        problems.push(`seed ${seed}: sent ${second} as a nonce`);
    }
    expect([...problems, ...errors]).toEqual([]);
  },
);

it(
  `[RELIABILITY 86] a gallery survives ${ROUNDS} stores of any shape, and loads their items`,
  { timeout: TIME_LIMIT_MS },
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const words: Words = {
      keys: ['0', '1', 'html', 'length'],
      values: [
        '<div class="eael-filterable-gallery-item-wrap eael-cf-campus"><h5 class="fg-item-title">One</h5></div>',
        '<div class="eael-filterable-gallery-item-wrap"><a href="javascript:1" class="eael-magnific-link"></a></div>',
        '<img src=x onerror="throw 1">',
      ],
    };
    const html = readFragment('essential-addons/filterable-gallery-6.6.9-layout-3.html');
    const problems: string[] = [];
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const random = randomFrom(seed);
      const value =
        random() < 0.6
          ? Array.from({ length: 12 }, () => anything(random, words, 3))
          : anything(random, words);
      setBody(html);
      const container = get('.eael-filter-gallery-container');
      const body = asBody(value, random);
      const bytes = Buffer.from(body).toString('base64');
      container.setAttribute('data-gallery-items', random() < 0.5 ? body : bytes);
      const before = [...document.querySelectorAll('.eael-filterable-gallery-item-wrap')];
      const end = begin(mountGallery, get('.eael-filter-gallery-wrapper'), 'filterable-gallery');
      for (let press = 0; press < 3; press += 1) {
        document.querySelector<HTMLElement>('.eael-gallery-load-more')?.click();
        await settle();
      }
      const search = get('#fg-search-box-input');
      if (search instanceof HTMLInputElement) search.value = '(a+)+$[';
      search.dispatchEvent(new Event('input', { bubbles: true }));
      await vi.advanceTimersByTimeAsync(700);
      document.querySelectorAll<HTMLElement>('.control')[1]?.click();
      await settle();
      if (before.some((item) => !item.isConnected))
        problems.push(`seed ${seed}: an item of the server is gone`);
      end();
    }
    vi.useRealTimers();
    expect([...problems, ...errors]).toEqual([]);
  },
);
