/** A listing that waits for the visitor: its controls can be reached before React is loaded (goodlayers-listings). */
import { expect, it } from 'vitest';
import { listingAnswer } from '../../mocks/handlers/listings-server';
import { FILTER } from '../../tests/support/listing-page';
import { watchReact } from '../../tests/support/far-below';
import { openStage } from '../../tests/support/page-browser';
import { htmlPage } from '../../tests/support/pages';

const stage = openStage();

const open = async (search = '') => {
  const sent: string[] = [];
  const body = `<a href="#top">Top</a><div style="height:6000px"></div>${FILTER}`;
  const watched = await stage.open(htmlPage({ body, config: { ajaxUrl: '/ajax' } }), {
    reducedMotion: 'reduce',
  });
  stage.server().routes.set('/ajax', ({ body }) => {
    sent.push(decodeURIComponent(body));
    return { body: JSON.stringify(listingAnswer(body) ?? 0) };
  });
  watched.page.setDefaultTimeout(30_000);
  const hasReact = await watchReact(watched.page);
  await watched.page.goto(stage.url + search);
  return { ...watched, sent, hasReact };
};

it('far below has roles, names and tab stops without React, and a key press loads a page', async () => {
  const { page, sent, hasReact } = await open();
  const link = page.getByRole('button', { name: 'Page 2' });
  await link.waitFor({ state: 'attached' });
  expect(await page.getByRole('group', { name: 'Filter' }).count()).toBe(1);
  expect(await link.getAttribute('tabindex')).toBe('0');
  expect(await hasReact()).toBe(false);
  await link.press('Enter');
  await expect.poll(() => sent.join(), { timeout: 20_000 }).toContain('option[name]=paged&option[value]=2');
  expect(await hasReact()).toBe(true);
});

it('far below shows the state of the URL without waiting for the visitor', async () => {
  const { sent } = await open('?atoll-1-category=music');
  await expect
    .poll(() => sent.join(), { timeout: 20_000 })
    .toContain('option[name]=category&option[value]=music');
});
