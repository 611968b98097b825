/**
 * Every widget on one page under a strict content security policy and Trusted Types (RELIABILITY 74 and 75). The
 * server's inline styles violate such a policy with or without Atoll, so the entry loads after these violations have
 * been reported.
 */
import { getResponse } from 'msw';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { handlersFor, scenarioOf } from '../../mocks/handlers';
import { readFragment, readIndex } from '../../mocks/markup-index';
import { definitions } from '../support/definitions';
import { hasten, delayResponse, openStage, type Watched } from '../support/page-browser';
import { elsewhereOr } from '../support/page-server';
import { forgedGlobals, forgedMarkup, forgedScripts } from '../support/forged';
import { htmlPage } from '../support/pages';

const index = readIndex();

const pageOf = (entries: typeof index): string =>
  entries.map(({ file }) => `<div class="gdlr-core-pbf-element">${readFragment(file)}</div>`).join('\n');

const EVERY_FRAGMENT = pageOf(index);
const ONE_OF_EACH = pageOf([...new Map(index.toReversed().map((entry) => [entry.widget, entry])).values()]);

const CONFIG = { ajaxUrl: '/wp-admin/admin-ajax.php', restRoot: '/wp-json/' };

/** The hosts of the fragments' images, videos and frames. Images that another server does not have do not matter. */
const PLACES =
  "default-src 'none'; connect-src 'self'; img-src * data:; media-src * data:; font-src *; frame-src *; object-src 'none'; base-uri 'none'; form-action 'self'";

const stage = openStage();

/** Opens a page with all fragments, and waits until every widget is ready. */
async function openAll(
  body: string,
  headers: Record<string, string>,
  nonce = '',
  onOpened: (page: Page) => unknown = () => undefined,
): Promise<Watched> {
  const html = htmlPage({ body, config: CONFIG });
  const watched = await stage.open(
    { body: nonce ? html.replaceAll('<script ', `<script nonce="${nonce}" `) : html, headers },
    { viewport: { width: 1200, height: 2000 }, reducedMotion: 'reduce' },
  );
  const { page } = watched;
  onOpened(page);
  const origin = stage.server().origin;
  const handlers = handlersFor(scenarioOf(''), origin);
  await page.route('**/wp-{admin,json}/**', async (route) => {
    const asked = route.request();
    const answer = await getResponse(
      handlers,
      new Request(asked.url(), {
        method: asked.method(),
        headers: asked.headers(),
        body: asked.postData(),
      }),
    );
    if (!answer) return route.abort();
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await page.route(elsewhereOr(origin), (route) => route.abort());
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, sample, target } = event;
      const where = target instanceof Element ? target.outerHTML.slice(0, 120) : '';
      violations.push(`${violatedDirective} ${blockedURI} ${sourceFile} ${sample} ${where}`);
    });
  });
  const letGo = await delayResponse(page, /\/assets\/atoll-[\w-]{8}\.js/);
  await page.goto(stage.url, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await forgetViolations(page);
  letGo();
  await page.unroute(/\/assets\/atoll-[\w-]{8}\.js/);
  await hasten(page);
  await page.evaluate(() => window.atoll?.settled());
  // Players that have been mounted contain frames, which are widgets, too.
  await hasten(page);
  await page.evaluate(() => window.atoll?.settled());
  return watched;
}

/** Violations are reported in separate tasks: after a frame all of them have arrived. */
async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Reflect.get(window, 'violations') as string[];
  });
}

async function forgetViolations(page: Page): Promise<void> {
  await violations(page);
  await page.evaluate(() => (Reflect.get(window, 'violations') as string[]).splice(0));
}

const states = (page: Page) =>
  page.evaluate(() => window.atoll?.widgets().map(({ name, state }) => `${name} ${state}`) ?? []);

/**
 * Presses everything that can be pressed, submits every form and opens pictures: later code must keep the policy,
 * too.
 */
async function useEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pressable = ['button:not([type=submit])', '[role=button]', '[role=tab]', '[role=radio]'].join();
    // A response to these reloads the page.
    const consent = '[data-atoll~=privacy-box] *, [data-atoll~=gdpr-form] *';
    for (const element of document.querySelectorAll<HTMLElement>(`main :is(${pressable})`)) {
      if (!element.matches(consent)) element.click();
    }
    for (const form of document.querySelectorAll<HTMLFormElement>('.wpcf7 form')) form.requestSubmit();
    for (const tip of document.querySelectorAll('[data-atoll~=tooltip]'))
      tip.dispatchEvent(new PointerEvent('pointerenter'));
    await window.atoll?.settled();
    document.querySelector<HTMLElement>('[data-lightbox-group][href$=jpg]')?.click();
  });
  await page.locator('.pswp').waitFor();
  await page.locator('.wpcf7 form[data-status=invalid]').first().waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => window.atoll?.settled());
}

/** The widgets that are not ready: one counter of each kind is invalid, to show that this does no harm. */
const NOT_READY = ['counter failed', 'elementor-counter failed'];

describe('all widgets on one page', { timeout: 60_000 }, () => {
  it('[RELIABILITY 74, 75] are ready, and work, under a strict policy with Trusted Types', async () => {
    const { page, errors } = await openAll(EVERY_FRAGMENT, {
      'content-security-policy': `script-src 'self'; style-src 'self'; ${PLACES}; require-trusted-types-for 'script'; trusted-types atoll`,
    });
    const widgets = await states(page);
    const missing = definitions.filter(({ name }) => !widgets.includes(`${name} ready`));
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(widgets.filter((state) => !state.endsWith(' ready'))).toEqual(NOT_READY);
    await useEverything(page);
    // On removal, widgets restore the server's markup.
    await page.evaluate(() => document.querySelector('main')?.replaceChildren());
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('work with Trusted Types beside elements that pretend to be the configuration', async () => {
    const forged = `${forgedMarkup()}${forgedScripts()}${forgedGlobals()}`;
    const asked: string[] = [];
    const { page, errors, lines } = await openAll(
      `${forged}${ONE_OF_EACH}`,
      {
        'content-security-policy': `script-src 'self'; style-src 'self'; ${PLACES}; require-trusted-types-for 'script'; trusted-types atoll`,
      },
      '',
      (opened) => opened.on('request', (request) => asked.push(request.url())),
    );
    expect((await states(page)).filter((state) => !state.endsWith(' ready'))).toEqual([]);
    // The sanitizer finds the browser's Trusted Types, not the elements with this id.
    expect(await page.locator('a#trustedTypes').count()).toBeGreaterThan(1);
    await useEverything(page);
    await page.evaluate(() => document.querySelector('main')?.replaceChildren());
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    expect(lines.filter((line) => line.includes('[atoll] runtime:'))).toEqual([]);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((url) => url.includes('elsewhere.example'))).toEqual([]);
  });

  it('[RELIABILITY 74] are ready if the policy trusts the entry by its nonce, and what it loads', async () => {
    const { page, errors } = await openAll(
      ONE_OF_EACH,
      {
        'content-security-policy': `script-src 'nonce-abc' 'strict-dynamic'; style-src 'self'; ${PLACES}`,
      },
      'abc',
    );
    const widgets = await states(page);
    expect(widgets.filter((state) => !state.endsWith(' ready'))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});
