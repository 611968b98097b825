/**
 * Replaces the page builder's consent form, all releases (goodlayers-panels, section 14). Kept: the classes and their
 * timing; the ordinary POST. Fixed: tabs, and switches that work by keyboard.
 */
import { describe, expect, it } from 'vitest';
import { normalHtml } from '../../tests/support/normal-html';
import { watchReact } from '../../tests/support/far-below';
import { hasten, openStage } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';
import { axeFaults, finishMovements, panelBrowser, settle } from '../../tests/support/panel-page';
import { chunkAddress } from '../../tests/support/page-server';

const { open } = panelBrowser();
const stage = openStage();

const form = fragment('goodlayers/gdpr-form-2.1.7.html');
const untitled = fragment('goodlayers/gdpr-form-2.1.7-untitled.html');
const inLightbox = fragment('goodlayers/privacy-box-1.6.0.html');

const PANE = '.gdlr-core-gdpr-form-content-wrap';
const readPanes = (all: Element[]): string[] =>
  all.map((pane) => {
    const { display } = (pane as HTMLElement).style;
    return `${pane.classList.contains('gdlr-core-active') ? 'active' : '-'} ${display}`;
  });

describe('the sections', () => {
  it('change at once; the new one fades in over 200 ms and gets its class at the end', async () => {
    const page = await open(form);
    await page.getByRole('tab', { name: 'Visitor counts' }).click();
    const titles = page.locator('.gdlr-core-gdlr-form-nav > .gdlr-core-active');
    expect(await titles.getAttribute('data-gdlr-nav')).toBe('3');
    expect(
      await page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().duration)),
    ).toEqual([200]);
    expect(await page.locator(PANE).evaluateAll(readPanes)).toEqual([
      '- none',
      '- none',
      '- block',
      '- none',
    ]);
    await finishMovements(page);
    await page.waitForFunction(
      (pane) => document.querySelectorAll(pane)[2]?.classList.contains('gdlr-core-active'),
      PANE,
    );
    expect(await page.locator(PANE).evaluateAll(readPanes)).toEqual([
      '- none',
      '- none',
      'active block',
      '- none',
    ]);
  });

  it('give the class only to the last one if the visitor is faster than the fade', async () => {
    const page = await open(form);
    await page.getByRole('tab', { name: 'Visitor counts' }).click();
    await page.getByRole('tab', { name: 'Videos' }).click();
    await finishMovements(page);
    await page.waitForFunction(
      (pane) => document.querySelectorAll(pane)[3]?.classList.contains('gdlr-core-active'),
      PANE,
    );
    expect(await page.locator(PANE).evaluateAll(readPanes)).toEqual([
      '- none',
      '- none',
      '- none',
      'active block',
    ]);
  });

  it('do not change on a click on the current one', async () => {
    const page = await open(form);
    const before = await normalHtml(page.locator('main'));
    await page.getByRole('tab', { name: 'What we keep' }).click();
    expect(await normalHtml(page.locator('main'))).toBe(before);
  });

  it('are vertical tabs', async () => {
    const page = await open(form, { reducedMotion: true });
    expect(await page.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
    await page.getByRole('tab', { selected: true }).press('ArrowDown');
    expect(await page.getByRole('tabpanel').innerText()).toContain('Pupils and parents');
  });

  it('without a title have numbers', async () => {
    const page = await open(untitled, { reducedMotion: true });
    await page.getByRole('tab', { name: 'Visitor counts' }).click();
    expect(await page.getByRole('tabpanel').innerText()).toContain('We count visits');
  });
});

describe('the switches', () => {
  it('are checkboxes with the name of their section, reached with Tab, with the focus ring on the drawn switch', async () => {
    const page = await open(form, { reducedMotion: true });
    const tab = page.getByRole('tab', { name: 'Visitor counts' });
    await tab.click();
    await tab.focus();
    await page.keyboard.press('Tab');
    if (await page.getByRole('tabpanel').evaluate((panel) => panel === document.activeElement))
      await page.keyboard.press('Tab');
    const box = page.getByRole('checkbox', { name: 'Visitor counts' });
    expect(await box.evaluate((node) => node === document.activeElement)).toBe(true);
    const drawn = page.locator(`${PANE}[data-gdlr-nav="3"] .gdlr-core-gdpr-form-checkbox-appearance`);
    expect(await drawn.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('auto');
    await page.keyboard.press(' ');
    expect(await box.isChecked()).toBe(false);
    await drawn.click();
    expect(await box.isChecked()).toBe(true);
    await tab.focus();
    expect(await drawn.evaluate((node) => (node as HTMLElement).style.outline)).toBe('');
  });

  it('keep what the visitor chose before the code loaded', async () => {
    const { page } = await stage.open(htmlPage({ body: form }));
    await page.route(chunkAddress('theme'), async (route) => {
      await page.locator('[name="gdlr-core-privacy-4"]').evaluate((box) => {
        (box as HTMLInputElement).checked = true;
      });
      await route.continue();
    });
    await page.goto(stage.url);
    await hasten(page);
    await page.locator('form[data-atoll-state="ready"]').waitFor();
    expect(await page.locator('[name="gdlr-core-privacy-4"]').isChecked()).toBe(true);
  });
});

it('the browser sends the form, with the fields that the server reads', async () => {
  const { page } = await stage.open(htmlPage({ body: inLightbox }));
  const sent: string[] = [];
  const { routes } = stage.server();
  const body = htmlPage({ body: inLightbox });
  routes.set(stage.url, ({ method, body: data }) => {
    if (method === 'POST') sent.push(data);
    return { body };
  });
  await page.goto(stage.url);
  await page.waitForFunction(() => window.atoll !== undefined);
  await page.keyboard.press('Shift');
  await settle(page);
  await page.getByRole('button', { name: 'Privacy Settings', exact: true }).last().click();
  await page.getByRole('tab', { name: 'Videos' }).click();
  await page.getByRole('checkbox', { name: 'Videos' }).check({ force: true });
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Save Settings' }).click()]);
  expect(sent).toEqual([
    'gdlr-core-privacy-2=1&gdlr-core-privacy-3=on&gdlr-core-privacy-4=on&gdlr-core-privacy-settings=1',
  ]);
});

it('has its roles and tab stops far below the viewport, without React; a key on a tab works', async () => {
  const { page } = await stage.open(
    htmlPage({ body: `<div style="height:5000px"></div><a href="#a">before</a>${form}` }),
    { reducedMotion: 'reduce' },
  );
  const hasReact = await watchReact(page);
  await page.goto(stage.url);
  await page.keyboard.press('Shift');
  await page.getByRole('tablist').waitFor();
  await page.waitForLoadState('networkidle');
  expect([await hasReact(), await page.locator('form[data-atoll-state]').count()]).toEqual([false, 0]);
  expect(await page.locator(`${PANE}[data-gdlr-nav="3"]`).getAttribute('role')).toBe('tabpanel');
  const box = page.locator(`${PANE}[data-gdlr-nav="3"] input.gdlr-core-gdpr-form-checkbox`);
  expect(await box.evaluate((node) => (node as HTMLElement).style.display)).toBe('block');
  await page.getByText('before').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tab');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('tabpanel').getByText('Pupils and parents').waitFor();
  expect(await hasReact()).toBe(true);
});

it('axe finds no fault in its lightbox', async () => {
  const page = await open(inLightbox, { reducedMotion: true });
  await page.getByRole('button', { name: 'Privacy Settings', exact: true }).last().click();
  await page.getByRole('tab', { name: 'Visitor counts' }).click();
  expect(await axeFaults(page, 'body')).toEqual([]);
});
