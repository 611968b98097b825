/**
 * The time to the first byte of real pages and to the last, without a page cache: with Atoll, which holds a page until it is complete, and
 * without it. Skipped, with the reason, where the sites of docs/originals.md do not respond or have another build of Atoll.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { SITE_A, SITE_B, whyNot } from '../originals/sites';
import { skipFor } from '../support/skip';
import { keepResults, type Row } from './results';
import { median } from './trace';

const RUNS = Number(process.env['ATOLL_RUNS'] ?? 20);

const VISITS = [
  { site: SITE_A, pages: ['contact/', 'panels/', 'plain/', 'everything/'] },
  { site: SITE_B, pages: ['eael-contact/', 'eael/'] },
];

const rows: Row[] = [];
afterAll(() => {
  if (rows.length > 0) keepResults('first-byte', rows);
});

/** @returns ms until the first part of the response's body is there, and until all of it is */
async function request(url: URL): Promise<{ readonly firstMs: number; readonly wholeMs: number }> {
  const start = performance.now();
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const reader = response.body?.getReader();
  let part = await reader?.read();
  const firstMs = performance.now() - start;
  while (part && !part.done) part = await reader?.read();
  return { firstMs, wholeMs: performance.now() - start };
}

describe.each(VISITS)('site $site.name', async ({ site, pages }) => {
  const reason = await whyNot(site);
  describe('its pages', skipFor(reason), () => {
    it.each(pages)('/%s', { timeout: 600_000 }, async (page) => {
      const urls = {
        original: new URL(`${page}?orig=1`, site.url),
        Atoll: new URL(`${page}?with-atoll=1`, site.url),
      };
      const times = { original: [await request(urls.original)], Atoll: [await request(urls.Atoll)] };
      for (let run = 0; run < RUNS; run += 1)
        for (const who of ['original', 'Atoll'] as const) times[who].push(await request(urls[who]));
      const middle = (who: keyof typeof times, what: 'firstMs' | 'wholeMs'): number =>
        // The first request fills caches of the server.
        median(times[who].slice(1).map((one) => one[what]));
      rows.push({
        page: `/${page}`,
        'original: first byte, ms': middle('original', 'firstMs'),
        'Atoll: first byte, ms': middle('Atoll', 'firstMs'),
        'original: whole page, ms': middle('original', 'wholeMs'),
        'Atoll: whole page, ms': middle('Atoll', 'wholeMs'),
      });
      expect(rows.length).toBeGreaterThan(0);
    });
  });
});
