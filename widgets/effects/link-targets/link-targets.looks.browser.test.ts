/** The hint, the edit link and captured pages in the production build. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../tests/support/page-server';
import { capturedPage, whyNoCaptures } from '../../../tests/support/pages';
import { skipFor } from '../../../tests/support/skip';
import {
  AJAX,
  answerWith,
  attributesOf,
  calls,
  complaints,
  context,
  idle,
  marked,
  markup,
  mounted,
  open,
  page,
  server,
  withEditLinks,
  openLinkTargets,
} from '../../../tests/support/link-targets-page';

openLinkTargets();

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The ids of the axe rules that the page breaks. */
async function violations(): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() => {
    const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
    return axe.run({ resultTypes: ['violations'] });
  });
  return violations.map(({ id }) => id);
}

describe('the hint', () => {
  test('describes the link for screen readers; its name and its look stay', async () => {
    await open(markup('articles'));
    await marked(2);
    const link = page.getByRole('link', { name: 'The choir wins the regional prize', exact: true });
    expect(await link.innerText()).toBe('The choir wins the regional prize');
    const devTools = await context.newCDPSession(page);
    const { nodes } = await devTools.send('Accessibility.getFullAXTree');
    const described = nodes.filter(({ description }) => description?.value === '(opens in a new tab)');
    expect(described.map(({ role, name }) => [role?.value, name?.value])).toEqual([
      ['link', 'The choir wins the regional prize'],
      ['link', 'The library opens on Saturdays'],
    ]);
    expect(await page.locator('#atoll-new-tab').isVisible()).toBe(false);
    expect(nodes.filter(({ name }) => name?.value === '(opens in a new tab)')).toEqual([]);
  });

  test('breaks no accessibility rule that the server’s page keeps, and neither do the edit links', async () => {
    const body = `<h1>News</h1>${markup('articles', 'links', 'class-only')}`;
    const rules = withEditLinks();
    await open(body, { rules, withEntry: false });
    const before = await violations();
    await open(body, { rules });
    await marked(9);
    expect(await page.locator('.vk-ltc-edit-link').count()).toBe(5);
    expect(await violations()).toEqual(before);
  });
});

test('the edit link has the original’s look under a policy without inline styles', async () => {
  const headers = { 'content-security-policy': "default-src 'self'; img-src data:" };
  await open(markup('articles'), { rules: withEditLinks(), headers });
  await marked(3);
  const edit = page.getByRole('link', { name: '[Edit] The choir wins the regional prize', exact: true });
  const { ratio, ...look } = await edit.evaluate((link) => {
    const { fontSize, marginLeft, whiteSpace } = getComputedStyle(link);
    const around = link.parentElement ? getComputedStyle(link.parentElement).fontSize : '';
    const margin = Number.parseFloat(marginLeft) / Number.parseFloat(fontSize);
    return { ratio: Number.parseFloat(fontSize) / Number.parseFloat(around), margin, whiteSpace };
  });
  expect(ratio).toBeCloseTo(0.75);
  expect(look).toEqual({ margin: 0.5, whiteSpace: 'nowrap' });
  expect(complaints).toEqual([]);
});

describe('the captured site', skipFor(whyNoCaptures), () => {
  test('has its blog marked as its response says, and nothing else', async () => {
    answerWith(capturedRules());
    server.routes.set('/blog/', { body: capturedPage('goodlayers/blog.html', { ajaxUrl: AJAX }) });
    await page.goto(`${server.origin}/blog/`);
    await marked(4);
    expect(await attributesOf('article h3 a')).toEqual([
      ['https://www.example.com/robotics-prize', '_blank', 'noopener noreferrer'],
      ['/plain/', '_self', null],
      ['/panels/', '_blank', 'noopener noreferrer'],
      ['/a-conversation-with-the-new-dean/', null, null],
      ['https://www.example.org/rowing', '_blank', 'noopener noreferrer'],
      ['/how-we-teach-statistics/', null, null],
    ]);
    // The footer's list has the same posts, but no element with their ids.
    expect(await page.locator('[href="/students-win-the-national-robotics-prize/"]').count()).toBeGreaterThan(
      0,
    );
    expect(calls).toEqual(['action=ids']);
  });

  test('sends no request for its listings, which have no post ids', async () => {
    answerWith(capturedRules());
    server.routes.set('/listings/', { body: capturedPage('goodlayers/listings.html', { ajaxUrl: AJAX }) });
    await page.goto(`${server.origin}/listings/`);
    await mounted();
    await idle();
    expect(calls).toEqual([]);
  });
});

/** The captured response, from the same host as the captured pages. */
function capturedRules(): unknown {
  const answer = readFileSync(join(ROOT, '../shared/captured/goodlayers/ajax/vk-ids.json'), 'utf8');
  return JSON.parse(answer.replaceAll('https:\\/\\/college.example', ''));
}
