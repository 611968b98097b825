/** Visitors' actions on the forms of the real Contact Form 7, for its script and for Atoll. */
import type { Page } from 'playwright-core';
import { whenQuiet } from '../support/form-trace';

/** The forms of the page, in order. */
const EVERY_FIELD = '[id^="wpcf7-f"][id$="-o1"] > form';
export const SHORT = '[id^="wpcf7-f"][id$="-o2"] > form';
const AS_VALIDATION = '[id^="wpcf7-f"][id$="-o3"] > form';

/** An action of a visitor on the page. */
type Action = (page: Page) => Promise<unknown>;

/** A visitor's actions on one form, in order. */
export interface Scenario {
  readonly name: string;
  readonly form: string;
  readonly actions: readonly Action[];
}

/** Finds a control. `output` elements are excluded, because they may have a field's name. */
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

export const say = (text: string) => async (page: Page) => {
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
  // Key by key, because the original's counter listens only to keys.
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

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'messages that are invalid, fail, are sent with the previous hash, are aborted, require a payment, are spam',
    form: SHORT,
    actions: [
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
    name: 'every field, first without accepted terms, then sent',
    form: EVERY_FIELD,
    actions: [
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
    name: 'every field: empty, with invalid values, with a wrong sum, after a reset',
    form: EVERY_FIELD,
    actions: [
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
    actions: [(page) => send(page, AS_VALIDATION)],
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
