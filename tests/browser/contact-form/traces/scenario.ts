/** A scenario's parts: visitors' actions, responses of the server, and its validation rules. */
import type { Page } from 'playwright-core';
import { schemaOf } from '../../../../mocks/handlers/contact-form-server';

/** The server's response: JSON, another response, or none. */
export type Reply = object | { readonly body: string; readonly status: number } | 'no network';

export interface Scenario {
  readonly name: string;
  /** The fragment of mocks/markup/contact-form-7, without `form-`. */
  readonly fragment: string;
  /** More members of the page's `wpcf7`. */
  readonly wpcf7?: string;
  /** More scripts, after the configuration. */
  readonly script?: string;
  readonly feedback?: readonly Reply[];
  readonly refill?: readonly Reply[];
  readonly schema?: object;
  /** True if events during page load count too. */
  readonly fromStart?: boolean;
  readonly act?: (page: Page) => Promise<unknown>;
}

export const HASH = '0123456789abcdef0123456789abcdef';
export const SEND = '.wpcf7-submit';

/** The last field is left, and validated, before the button is pressed. */
export const send = async (page: Page): Promise<void> => {
  await leave(page);
  await page.locator(SEND).first().click();
};

export const leave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** Submits as a script of the page would, whatever the buttons' state. */
export const submitByApi = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { submit } = Reflect.get(window, 'wpcf7') as { submit: (form: unknown) => void };
    submit(document.querySelector('.wpcf7 > form'));
  });

export const fill = async (page: Page): Promise<void> => {
  await page.locator('[name="your-name"]').fill('Ada');
  await page.locator('[name="your-email"]').fill('ada@school.example');
};

export async function pressEnter(page: Page): Promise<void> {
  await fill(page);
  await page.locator('[name="your-subject"]').press('Enter');
}

export async function fillEveryField(page: Page): Promise<void> {
  await fill(page);
  await page.locator('[name="your-url"]').fill('school.example');
  await page.locator('[name="pupils"]').fill('20');
  await leave(page);
  await page.locator('[name="distance"]').fill('35');
  await page.locator('[name="day"]').fill('2027-01-04');
  await page.locator('[name="tour"]').selectOption('Library');
  await page.locator('[name="languages[]"]').selectOption(['English', 'Welsh']);
  await page.locator('[value="Train"]').check();
  await page.locator('[value="Other"]').check();
  await page.locator('[name="_wpcf7_free_text_interests"]').fill('Go');
  await page.locator('[value="Post"]').check();
  await page.locator('[name="your-message"]').fill('Hello there, all of you.');
  await page.locator('[name="sum"]').fill('7');
  await page.locator('[name="code"]').fill('1234');
  await page
    .locator('[name="programme"]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.locator('[name="rules"]').check();
  await page.locator('[name="source"]').evaluate((input: HTMLInputElement) => (input.value = 'fair'));
  await send(page);
}

export const answer = (status: string, more: object = {}): object => ({
  contact_form_id: 101,
  status,
  message: `A message for ${status}.`,
  invalid_fields: [],
  posted_data_hash: '',
  into: '#wpcf7-f101-p9-o1',
  ...more,
});

export const refuse = (...fields: readonly string[]): object =>
  answer('validation_failed', {
    invalid_fields: fields.map((field) => ({
      field,
      message: `No ${field}.`,
      idref: null,
      error_id: `wpcf7-f101-p9-o1-ve-${field}`,
    })),
  });

export const CHALLENGES = {
  captcha: { code: '/wp-content/uploads/wpcf7_captcha/777.png' },
  quiz: { sum: ['What is 2 + 5?', 'feed'] },
};

/** Rules of every kind that the server sends, in its order, and one nested rule. */
export const SCHEMA = {
  ...schemaOf(),
  rules: [
    ...(schemaOf() as { rules: readonly object[] }).rules,
    { rule: 'enum', field: 'clubs', accept: ['Choir', 'Rowing', 'Chess'], error: 'Undefined.' },
    { rule: 'minlength', field: 'your-message', threshold: 10, error: 'Too short.' },
    {
      rule: 'all',
      field: 'distance',
      error: 'Odd.',
      rules: [{ rule: 'stepnumber', field: 'distance', base: 0, interval: 5 }],
    },
  ],
};
