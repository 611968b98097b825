/**
 * The real Contact Form 7 on a real WordPress: its markup, its server, and its own script on the same page, with
 * which ours is compared. RELIABILITY 20, 31, 40 and 84. Runs when the plugin stands in tests/.plugins.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSite, freePort, NEWEST, startWordPress } from '../../.scripts/wordpress.mjs';
import { launchChromium } from '../support/browser';
import {
  type FormLook,
  type FormTrace,
  inOrder,
  readTrace,
  watchForms,
  whenQuiet,
} from '../support/form-trace';
import { skipFor } from '../support/skip';
import { inline, loaded, visit } from './site';

const folder = fileURLToPath(new URL('../.plugins/contact-form-7', import.meta.url));
const whyNot = existsSync(folder)
  ? undefined
  : 'the real Contact Form 7 is not there: tests/.plugins/contact-form-7 (see README.md)';

/** The newest of the packages for a release of the plugin that the default is too old for. */
function wordPressFor(plugin: string): { readonly wp?: string } {
  const header = readFileSync(`${plugin}/wp-contact-form-7.php`, 'utf8');
  const [, major = '', minor = ''] = /Requires at least: (\d+)\.(\d+)/.exec(header) ?? [];
  return Number(major) * 100 + Number(minor) > 605 ? { wp: NEWEST } : {};
}

/** A page of this WordPress takes seconds on a busy machine, and some tests open several. */
const PATIENCE = { timeout: 240_000 };
const CONTACT = 'contact/';
/** The forms of the page, in its order. */
const EVERY_FIELD = '[id^="wpcf7-f"][id$="-o1"] > form';
const SHORT = '[id^="wpcf7-f"][id$="-o2"] > form';
const AS_VALIDATION = '[id^="wpcf7-f"][id$="-o3"] > form';

type Site = Awaited<ReturnType<typeof startWordPress>>;

/** What a visitor does to one form. */
type Act = (page: Page) => Promise<unknown>;

/** What a visitor does to one form of one page, one thing after the other. */
interface Visit {
  readonly name: string;
  readonly form: string;
  readonly acts: readonly Act[];
}

/** Never an output, which may have a field's name too. */
const control = (page: Page, form: string, name: string) =>
  page.locator(`${form} :is(input,select,textarea)[name="${name}"]`);

const leave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

async function send(page: Page, form: string): Promise<void> {
  await leave(page);
  await page.locator(`${form} .wpcf7-submit`).click();
  await whenQuiet(page);
}

const say = (text: string) => async (page: Page) => {
  await control(page, SHORT, 'your-name').fill('Ada');
  await control(page, SHORT, 'your-message').fill(text);
  await send(page, SHORT);
};

async function fillEveryField(page: Page): Promise<void> {
  const field = (name: string) => control(page, EVERY_FIELD, name);
  const values = {
    'your-name': 'Ada',
    'your-email': 'ada@school.example',
    'your-url': 'school.example',
    'your-tel': '+44 20 7946 0000',
    'your-age': '20',
    'first-day': '2027-01-04',
    sum: '7',
  };
  for (const [name, value] of Object.entries(values)) {
    await field(name).fill(value);
    await leave(page);
  }
  // Key by key: the original's counter hears nothing else.
  await field('your-message').pressSequentially('Hello.');
  await leave(page);
  await field('hours').fill('8');
  await field('course').selectOption('Music');
  await field('languages[]').selectOption(['English', 'Irish']);
  await page.locator(`${EVERY_FIELD} [value="Other"]`).check();
  await field('_wpcf7_free_text_interests').fill('Go');
  await page.locator(`${EVERY_FIELD} [value="Beginner"]`).check();
  await page.locator(`${EVERY_FIELD} [value="Advanced"]`).check();
  await page.locator(`${EVERY_FIELD} [value="Spring"]`).check();
  await field('programme').setInputFiles({
    name: 'a.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await leave(page);
}

const submitByApi = (page: Page, form: string): Promise<void> =>
  page.evaluate((selector) => {
    const { submit } = Reflect.get(window, 'wpcf7') as { submit: (form: unknown) => void };
    submit(document.querySelector(selector));
  }, form);

const VISITS: readonly Visit[] = [
  {
    name: 'messages: refused, failed, sent with the hash of the one before, aborted, to be paid for, spam',
    form: SHORT,
    acts: [
      (page) => send(page, SHORT),
      say('fail'),
      say('Hello'),
      say('abort'),
      say('pay'),
      say('spam'),
      (page) => page.locator(SHORT).evaluate((form: HTMLFormElement) => form.reset()),
    ],
  },
  {
    name: 'every field, with terms that are not accepted, then sent',
    form: EVERY_FIELD,
    acts: [
      fillEveryField,
      (page) => submitByApi(page, EVERY_FIELD),
      async (page) => {
        await control(page, EVERY_FIELD, 'terms').check();
        await control(page, EVERY_FIELD, 'sum').fill('7');
        await send(page, EVERY_FIELD);
      },
    ],
  },
  {
    name: 'every field, empty; values that the rules refuse; a wrong sum; a reset',
    form: EVERY_FIELD,
    acts: [
      (page) => submitByApi(page, EVERY_FIELD),
      fillWrongly,
      async (page) => {
        const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2000) };
        await control(page, EVERY_FIELD, 'programme').setInputFiles(file);
      },
      async (page) => {
        await fillEveryField(page);
        await control(page, EVERY_FIELD, 'sum').fill('8');
        await leave(page);
        await submitByApi(page, EVERY_FIELD);
      },
      (page) => page.locator(EVERY_FIELD).evaluate((form: HTMLFormElement) => form.reset()),
    ],
  },
  {
    name: 'acceptance as validation',
    form: AS_VALIDATION,
    acts: [(page) => send(page, AS_VALIDATION)],
  },
];

async function fillWrongly(page: Page): Promise<void> {
  const values = {
    'your-email': 'nobody',
    'your-url': 'nowhere',
    'your-tel': 'abc',
    'your-age': '12',
    'first-day': '2019-12-31',
  };
  for (const [name, value] of Object.entries(values)) {
    await control(page, EVERY_FIELD, name).fill(value);
    await leave(page);
  }
  const file = { name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('x') };
  await control(page, EVERY_FIELD, 'programme').setInputFiles(file);
}

/** Hashes differ from one message to the next. */
const comparable = (trace: FormTrace): FormTrace =>
  JSON.parse(JSON.stringify(inOrder(trace)).replaceAll(/[0-9a-f]{32}/g, 'HASH')) as FormTrace;

/** Our intended differences, as in tests/browser/contact-form/traces/deviations.ts. */
function withOurDifferences({ base, entries, end }: FormTrace): FormTrace {
  const fields = Object.entries(end.fields).map(([name, marks]): [string, readonly string[]] => {
    const boxes = { level: 2, interests: 3 }[name] ?? 0;
    const mark = marks.find((one) => one.includes('aria-describedby='));
    const id = /aria-describedby=\S+/.exec(mark ?? '')?.[0];
    const box = `${name}${name === 'interests' ? '[]' : ''} aria-invalid=true ${id}`;
    return [name, [...marks, ...Array<string>(id ? boxes : 0).fill(box)]];
  });
  const own = { ...end, fields: Object.fromEntries(fields) };
  return { base, entries, end: entries.some(({ what }) => what === 'reset') ? afterReset(own) : own };
}

/** A reset clears reflections and the text beside a choice (contact-form-7, section 7). */
function afterReset(end: FormLook): FormLook {
  const others = end.others
    .filter((other) => other !== 'output. Ada')
    .map((other) =>
      other
        .replace('wpcf7-reflection Ada', 'wpcf7-reflection')
        .replace('output. hidden', 'output.')
        .replace('ada@school.example', 'nobody@school.example'),
    );
  const quiz = end.values.findIndex((value) => value.startsWith('_wpcf7_quiz_answer'));
  const isResting = end.values.some((value) => value.startsWith('_wpcf7_free_text'));
  const rest = isResting || quiz < 0 ? [] : ['_wpcf7_free_text_interests "" disabled'];
  return { ...end, others, values: end.values.toSpliced(Math.max(0, quiz), 0, ...rest) };
}

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

  /** Opens the page with one of the two scripts and waits until its forms live and have their rules. */
  async function open(query = ''): Promise<void> {
    requested = [];
    await page.goto(new URL(CONTACT + query, site.url).href);
    await page.waitForFunction(() => {
      const schemas = Reflect.get(Reflect.get(window, 'wpcf7') as object, 'schemas') as Map<number, unknown>;
      const forms = [...document.querySelectorAll('.wpcf7 > form')];
      return forms.every((form) => {
        const record = Reflect.get(form, 'wpcf7') as { id: number } | undefined;
        return record && schemas.get(record.id);
      });
    });
    if (query === '') {
      await page.waitForFunction(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => /\/contact-form\d*\.js/.test(name))
            .length > 1,
      );
    }
    await readTrace(page);
  }

  test('loses its two scripts and what only they need, and keeps their data', async () => {
    // With the page builder's scripts, and on a page that is not read because it has nothing else to judge.
    for (const query of ['', '?fixture=none']) {
      const visited = await visit(CONTACT + query, 'anonymous', {}, site.url);
      expect(loaded(visited).filter((id) => /contact-form-7|swv|^wp-/.test(id))).toEqual([]);
      // Printed with the script's settings, from 6.0 on before the script.
      expect(inline(visited)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^contact-form-7-js-(extra|before)$/)]),
      );
      expect(inline(visited)).not.toContain('contact-form-7-js-translations');
    }
    const off = await visit(`${CONTACT}?atoll=off`, 'admin', {}, site.url);
    expect(loaded(off)).toEqual(expect.arrayContaining(['swv-js', 'contact-form-7-js', 'wp-i18n-js']));
  });

  test('keeps to the form of the page: nothing to bring to life where members only are let in', async () => {
    const visited = await visit(CONTACT, 'anonymous', {}, site.url);
    expect(visited.text).toContain('wpcf7-subscribers-only');
    await open();
    expect(await page.locator('.wpcf7.js > form[data-atoll-state="ready"]').count()).toBe(4);
    expect(requested.filter((path) => /plugins\/contact-form-7\/.*\.js$/.test(path))).toEqual([]);
  });

  test.each(VISITS)('31, 84: ours does what the original does with $name', async ({ form, acts }) => {
    const traces: FormTrace[][] = [];
    for (const query of ['?atoll=off', '']) {
      await open(query);
      const seen: FormTrace[] = [];
      for (const act of acts) {
        await act(page);
        seen.push(comparable(await readTrace(page, form)));
      }
      traces.push(seen);
    }
    const [theirs = [], ours = []] = traces;
    expect(ours).toEqual(theirs.map(withOurDifferences));
    expect(theirs.every(({ entries }) => entries.length > 1)).toBe(true);
  });

  test('20, 40: a copy of the page that a cache has kept sends for a visitor who is not signed in', async () => {
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

  test('what the server has printed after a post without scripts stays until the next message', async () => {
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

  test('gives PHP no reason for a notice', () => {
    const log = existsSync(site.log) ? readFileSync(site.log, 'utf8') : '';
    expect(log.split('\n').filter((line) => /PHP (?!Deprecated)/.test(line))).toEqual([]);
  });
});
