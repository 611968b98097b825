/** The search of a theme's header in a real layout (goodlayers-theme, section 4.1). It replaces Kingster's. */
import { expect, it } from 'vitest';
import { openFarBelow } from '../../tests/support/far-below';
import { openStage, waitForReady } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';

const stage = openStage();
const HTML = fragment('goodlayers-theme/search-overlay-3.2.9.html');
const WRAP = '.kingster-top-search-wrap';

it('is a button before React runs; its first press opens the search, and its field has the focus', async () => {
  const { page, hasReact } = await openFarBelow(stage, HTML, '#kingster-top-search[role=button]');
  expect(await hasReact()).toBe(false);
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
  await page.keyboard.type('choir');
  expect(await page.getByRole('textbox', { name: 'Search' }).inputValue()).toBe('choir');
});

it('sends a word to the server, but no empty search', async () => {
  const { page } = await stage.open(htmlPage({ body: HTML }), { reducedMotion: 'reduce' });
  await page.goto(stage.url);
  await page.locator('#kingster-top-search').click();
  await waitForReady(page);
  const field = page.getByRole('textbox', { name: 'Search' });
  await field.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  await field.fill('choir');
  await Promise.all([page.waitForURL('**/?s=choir'), field.press('Enter')]);
});

it('covers the page, closes beside the form, and goes back to its place', async () => {
  const { page, errors, lines } = await stage.open(htmlPage({ body: HTML }), { reducedMotion: 'reduce' });
  await page.goto(stage.url);
  await page.locator('#kingster-top-search').click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.waitFor();
  expect(await page.locator(`body > ${WRAP}.kingster-active`).count()).toBe(1);
  await page.mouse.click(5, 700);
  await dialog.waitFor({ state: 'hidden' });
  await page.locator(`#kingster-top-search + ${WRAP}`).waitFor({ state: 'attached' });
  expect(await page.locator('.kingster-active').count()).toBe(0);
  expect(await page.locator('#kingster-top-search').evaluate((icon) => icon === document.activeElement)).toBe(
    true,
  );
  expect([errors, lines]).toEqual([[], []]);
});

it('takes no focus while it fades out', async () => {
  const { page } = await stage.open(htmlPage({ body: HTML }));
  await page.goto(stage.url);
  await page.locator('#kingster-top-search').click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.waitFor();
  await page.evaluate((wrap) => {
    // In the same task as the end of the search, so that it is still visible.
    document.querySelector<HTMLElement>(`${wrap} form [role=button]`)?.click();
    document.querySelector<HTMLElement>(`${wrap} [name=s]`)?.focus();
  }, WRAP);
  expect(await page.locator('#kingster-top-search:focus').count()).toBe(1);
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.locator(`${WRAP}[inert]`).count()).toBe(0);
});

it('gives the focus to the icon of the header that another width shows', async () => {
  const head =
    '<style>@media (max-width:600px){#desk{display:none}}@media (min-width:601px){#phone{display:none}}</style>';
  const phone = HTML.replaceAll('kingster-top-search"', 'kingster-mobile-top-search"');
  const body = `<div id="desk">${HTML}</div><div id="phone">${phone}</div>`;
  const { page } = await stage.open(htmlPage({ body, head }), { reducedMotion: 'reduce' });
  await page.goto(stage.url);
  await page.locator('#kingster-top-search').click();
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
  await page.setViewportSize({ width: 500, height: 800 });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'hidden' });
  expect(await page.locator('#kingster-mobile-top-search:focus').count()).toBe(1);
  expect(await page.locator('[inert],[aria-expanded=true]').count()).toBe(0);
});

it('shows where the focus is, on the transparent button too', async () => {
  const head =
    '<style>.kingster-top-search-wrap input.search-submit{opacity:0}.kingster-top-search-wrap :focus{outline:0}</style>';
  const { page } = await stage.open(htmlPage({ body: HTML, head }), { reducedMotion: 'reduce' });
  await page.goto(stage.url);
  await page.locator('#kingster-top-search').click();
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
  for (const selector of ['.search-submit', '[role=button]']) {
    await page.keyboard.press('Tab');
    const ring = await page.locator(`[role=dialog] ${selector}:focus`).evaluate((one) => {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(one);
      return [outlineStyle, outlineWidth, opacity];
    });
    expect(ring).toEqual(['solid', '2px', '1']);
  }
});
