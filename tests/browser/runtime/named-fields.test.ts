/**
 * Forms whose fields have the names of the form's own members: `form.matches` is then a field. Every name that a form, an
 * element or a node has is the name of a field, at once.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readFragment, readIndex } from '../../../mocks/markup-index';
import { nextFrames } from '../../support/conformance-page';
import { hasten, openStage, type Watched } from '../../support/page-browser';
import { fragment, htmlPage } from '../../support/pages';

const { open, server, url } = openStage();

const ACCORDION = fragment('goodlayers/accordion-2.1.7-background-title-icon.html');

/** One fragment of each widget, without those that have a form or need a server. */
const WIDGETS = [
  ...new Map(
    readIndex()
      .toReversed()
      .map((entry) => [entry.widget, readFragment(entry.file)]),
  ).values(),
]
  .filter((markup) => !/<form|data-ajax|vk-ltc/.test(markup))
  .join('\n');

/** Runs before the entry: names the fields of the page's forms after everything that a form has. */
function nameFields(): void {
  const names: string[] = [];
  for (let at: object | null = HTMLFormElement.prototype; at; at = Object.getPrototypeOf(at) as object | null)
    names.push(...Object.getOwnPropertyNames(at));
  const fill = (form: HTMLFormElement): void => {
    for (const name of names) {
      const field = Object.assign(document.createElement('input'), { type: 'hidden', name });
      Element.prototype.append.call(form, field);
    }
  };
  Object.assign(window, { fill });
  document.addEventListener('DOMContentLoaded', () => document.querySelectorAll('form').forEach(fill));
}

async function visit(body: string): Promise<Watched> {
  const watched = await open(htmlPage({ body, config: { ajaxUrl: '/ajax', restRoot: '/wp-json/' } }), {
    viewport: { width: 1200, height: 1000 },
    reducedMotion: 'reduce',
  });
  server().routes.set('/ajax', { body: '[]', type: 'application/json' });
  await watched.page.addInitScript(nameFields);
  await watched.page.goto(url);
  await hasten(watched.page);
  await watched.page.evaluate(() => window.atoll?.settled());
  return watched;
}

/** Everything that visitors do reaches each form of the page: the pointer is on it, a key is pressed in it. */
async function useForms(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const types = ['pointerover', 'pointerdown', 'mousedown', 'focusin', 'pointerup', 'mouseup', 'click'];
    for (const form of document.querySelectorAll('form')) {
      const send = (event: Event): boolean => EventTarget.prototype.dispatchEvent.call(form, event);
      for (const type of types) send(new PointerEvent(type, { bubbles: true, cancelable: true }));
      for (const key of ['Tab', 'Enter', 'Escape', 'ArrowLeft'])
        send(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key }));
      send(new Event('gdlr-core-element-resize', { bubbles: true }));
    }
    await window.atoll?.settled();
  });
}

const states = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.atoll?.widgets().map(({ name, state }) => `${name} ${state}`) ?? []);

/**
 * Clicks the title of an accordion's third tab, in the page: Playwright cannot find elements in such forms.
 *
 * @returns whether the tab is open then
 */
async function clickTitle(page: Page, form: string): Promise<boolean> {
  await page.evaluate(async (form) => {
    const tab = document.querySelectorAll(`${form} .gdlr-core-accordion-item-tab`)[2];
    tab?.querySelector<HTMLElement>('.gdlr-core-accordion-item-title')?.click();
    await window.atoll?.settled();
  }, form);
  await nextFrames(page);
  return page.evaluate(
    (form) =>
      document
        .querySelectorAll(`${form} .gdlr-core-accordion-item-tab`)[2]
        ?.classList.contains('gdlr-core-active') ?? false,
    form,
  );
}

const ours = ({ lines }: Watched): readonly string[] => lines.filter((line) => line.includes('[atoll]'));

test('widgets beside such forms, and in one, work', { timeout: 60_000 }, async () => {
  const watched = await visit(`<form id="first"></form><form id="around">${ACCORDION}</form>${WIDGETS}`);
  const { page } = watched;
  // The form's members are fields.
  expect(
    await page.evaluate(() => typeof (document.forms[0] as unknown as Record<string, unknown>)['matches']),
  ).toBe('object');
  await useForms(page);
  const found = await states(page);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((state) => !state.endsWith(' ready'))).toEqual([]);
  expect(await clickTitle(page, '#around')).toBe(true);
  expect(watched.errors).toEqual([]);
  expect(ours(watched)).toEqual([]);
});

test('widgets in a form that is added later work, and end when it is removed', async () => {
  const watched = await visit(ACCORDION);
  const { page } = watched;
  await page.evaluate((markup) => {
    const form = document.createElement('form');
    form.innerHTML = markup;
    form.id = 'later';
    (window as unknown as { fill: (form: HTMLFormElement) => void }).fill(form);
    document.querySelector('main')?.append(form);
  }, ACCORDION);
  await useForms(page);
  expect(await clickTitle(page, '#later')).toBe(true);
  expect(await states(page)).toEqual(['link-targets ready', 'accordion ready', 'accordion ready']);
  await page.evaluate(() => Element.prototype.remove.call(document.getElementById('later')));
  await expect.poll(() => states(page)).toEqual(['link-targets ready', 'accordion ready']);
  expect(watched.errors).toEqual([]);
  expect(ours(watched)).toEqual([]);
});

test('a contact form with such fields reports it once, and everything else works', async () => {
  const watched = await visit(`${fragment('contact-form-7/form-5.9.html')}${ACCORDION}`);
  await useForms(watched.page);
  const found = await states(watched.page);
  expect(found).toContain('accordion ready');
  expect(found).toHaveLength(3);
  expect(watched.errors).toEqual([]);
  expect(ours(watched).length).toBeLessThanOrEqual(1);
  expect(ours(watched).every((line) => line.includes('contact-form:'))).toBe(true);
});
