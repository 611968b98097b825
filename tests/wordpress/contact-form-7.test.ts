/**
 * The real Contact Form 7 on a real WordPress: Atoll is compared with the plugin's script on the same page.
 * RELIABILITY 20, 31, 40 and 84. Runs if the plugin is in tests/.plugins.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSite, freePort, NEWEST, startWordPress } from '../../.scripts/wordpress.mjs';
import { launchChromium } from '../support/browser';
import { whenRulesLoaded } from '../support/contact-form-page';
import { type FormTrace, readTrace, watchForms } from '../support/form-trace';
import { skipFor } from '../support/skip';
import { comparable, withOurDifferences } from './contact-form-7-differences';
import { say, SCENARIOS, SHORT } from './contact-form-7-scenarios';
import { inline, loaded, visit } from './site';

const folder = fileURLToPath(new URL('../.plugins/contact-form-7', import.meta.url));
const whyNot = existsSync(folder)
  ? undefined
  : 'the real Contact Form 7 is missing: tests/.plugins/contact-form-7 (see README.md)';

/** Selects the newest WordPress of the packages if the plugin's release requires it. */
function wordPressFor(plugin: string): { readonly wp?: string } {
  const header = readFileSync(`${plugin}/wp-contact-form-7.php`, 'utf8');
  const [, major = '', minor = ''] = /Requires at least: (\d+)\.(\d+)/.exec(header) ?? [];
  return Number(major) * 100 + Number(minor) > 605 ? { wp: NEWEST } : {};
}

/** A page takes seconds on a busy machine, and some tests open several pages. */
const PATIENCE = { timeout: 240_000 };
const CONTACT = 'contact/';
type Site = Awaited<ReturnType<typeof startWordPress>>;

describe('the real Contact Form 7', { ...PATIENCE, ...skipFor(whyNot) }, () => {
  let site: Site;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let requested: string[];

  beforeAll(async () => {
    [site, browser] = await Promise.all([
      freePort().then((port) =>
        startWordPress({ ...demoSite, ...wordPressFor(folder), with: ['contact-form-7'], workers: 2, port }),
      ),
      launchChromium(),
    ]);
    context = await browser.newContext();
    page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await watchForms(page);
    requested = [];
    await page.goto(new URL('?fixture_user=admin', site.url).href);
  });
  afterAll(() => Promise.all([browser.close(), site.stop()]));

  /** Opens the page with one of the two scripts and waits until its forms are ready and have their rules. */
  async function open(query = ''): Promise<void> {
    requested = [];
    await page.goto(new URL(CONTACT + query, site.url).href);
    if (query === '') await whenRulesLoaded(page);
    await page.waitForFunction(() => {
      const schemas = Reflect.get(Reflect.get(window, 'wpcf7') as object, 'schemas') as Map<number, unknown>;
      const forms = [...document.querySelectorAll('.wpcf7 > form')];
      return forms.every((form) => {
        const record = Reflect.get(form, 'wpcf7') as { id: number } | undefined;
        return record && schemas.get(record.id);
      });
    });
    await readTrace(page);
  }

  test('removes the two scripts and their exclusive dependencies, and keeps their data', async () => {
    // With the page builder's scripts, and on a page that is not buffered because it has no other scripts to decide on.
    for (const query of ['', '?fixture=none']) {
      const visited = await visit(CONTACT + query, 'anonymous', {}, site.url);
      expect(loaded(visited).filter((id) => /contact-form-7|swv|^wp-/.test(id))).toEqual([]);
      // The script's settings. Since 6.0, they are printed before the script.
      expect(inline(visited)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^contact-form-7-js-(extra|before)$/)]),
      );
      expect(inline(visited)).not.toContain('contact-form-7-js-translations');
    }
    const off = await visit(`${CONTACT}?atoll=off`, 'admin', {}, site.url);
    expect(loaded(off)).toEqual(expect.arrayContaining(['swv-js', 'contact-form-7-js', 'wp-i18n-js']));
  });

  test('starts only the forms of the page, and ignores a form that is visible to subscribers only', async () => {
    const visited = await visit(CONTACT, 'anonymous', {}, site.url);
    expect(visited.text).toContain('wpcf7-subscribers-only');
    await open();
    expect(await page.locator('.wpcf7.js > form[data-atoll-state="ready"]').count()).toBe(4);
    expect(requested.filter((path) => /plugins\/contact-form-7\/.*\.js$/.test(path))).toEqual([]);
  });

  test.each(SCENARIOS)('RELIABILITY 31, 84: acts like the original with $name', async ({ form, actions }) => {
    const traces: FormTrace[][] = [];
    for (const query of ['?atoll=off', '']) {
      await open(query);
      const seen: FormTrace[] = [];
      for (const action of actions) {
        await action(page);
        seen.push(comparable(await readTrace(page, form)));
      }
      traces.push(seen);
    }
    const [theirs = [], ours = []] = traces;
    expect(ours).toEqual(theirs.map(withOurDifferences));
    expect(theirs.every(({ entries }) => entries.length > 1)).toBe(true);
  });

  test('RELIABILITY 20, 40: a cached page sends messages of a visitor who is not signed in', async () => {
    const { text } = await visit(CONTACT, 'reader', {}, site.url);
    const visitor = await browser.newContext();
    const [admin, other] = [page, await visitor.newPage()];
    other.setDefaultTimeout(60_000);
    await watchForms(other);
    await other.route(`**/${CONTACT}`, (route) =>
      route.fulfill({
        body: text.replace(/"nonce":"\w+"/, '"nonce":"0000000000"'),
        contentType: 'text/html',
      }),
    );
    page = other;
    await open();
    await say('own status')(page);
    expect((await readTrace(page, SHORT)).end.status).toBe('custom-my-own-status');
    await say('Hello')(page);
    expect((await readTrace(page, SHORT)).end.status).toBe('sent');
    page = admin;
    await visitor.close();
  });

  test('keeps the response of a submission without scripts until the next message', async () => {
    await open();
    await Promise.all([
      page.waitForNavigation(),
      page.locator(SHORT).evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form)),
    ]);
    await page.waitForFunction((form) => 'wpcf7' in (document.querySelector(form) ?? {}), SHORT);
    const { end } = await readTrace(page, SHORT);
    expect(end).toMatchObject({ status: 'invalid', record: 'invalid', classes: 'invalid wpcf7-form' });
    expect(end.items).toHaveLength(1);
    expect(end.fields['your-name']?.[0]).toBe('tip: Please fill out this field.');
    await say('Hello')(page);
    expect((await readTrace(page, SHORT)).end).toMatchObject({ status: 'sent', items: [], fields: {} });
  });

  test('causes no PHP notices', () => {
    const log = existsSync(site.log) ? readFileSync(site.log, 'utf8') : '';
    expect(log.split('\n').filter((line) => /PHP (?!Deprecated)/.test(line))).toEqual([]);
  });
});
