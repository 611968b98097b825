/**
 * The actions on forms, performed once with the original's script and once with ours. The test chooses the responses,
 * so that both scripts get the same. Long, because it is a list: one entry per recorded scenario.
 */
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

const HASH = '0123456789abcdef0123456789abcdef';
const SEND = '.wpcf7-submit';

/** The last field is left, and validated, before the button is pressed. */
const send = async (page: Page): Promise<void> => {
  await leave(page);
  await page.locator(SEND).first().click();
};

const leave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** Submits as a script of the page would, whatever the buttons' state. */
const submitByApi = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { submit } = Reflect.get(window, 'wpcf7') as { submit: (form: unknown) => void };
    submit(document.querySelector('.wpcf7 > form'));
  });

const fill = async (page: Page): Promise<void> => {
  await page.locator('[name="your-name"]').fill('Ada');
  await page.locator('[name="your-email"]').fill('ada@school.example');
};

const answer = (status: string, more: object = {}): object => ({
  contact_form_id: 101,
  status,
  message: `A message for ${status}.`,
  invalid_fields: [],
  posted_data_hash: '',
  into: '#wpcf7-f101-p9-o1',
  ...more,
});

const refuse = (...fields: readonly string[]): object =>
  answer('validation_failed', {
    invalid_fields: fields.map((field) => ({
      field,
      message: `No ${field}.`,
      idref: null,
      error_id: `wpcf7-f101-p9-o1-ve-${field}`,
    })),
  });

const CHALLENGES = {
  captcha: { code: '/wp-content/uploads/wpcf7_captcha/777.png' },
  quiz: { sum: ['What is 2 + 5?', 'feed'] },
};

/** Every status that a response may have. */
const STATUSES: readonly Scenario[] = [
  answer('acceptance_missing'),
  answer('spam'),
  answer('aborted', { posted_data_hash: HASH }),
  answer('mail_failed', { posted_data_hash: HASH }),
  answer('mail_sent', { posted_data_hash: HASH, redirect: '/thanks/' }),
  answer('payment_required', { posted_data_hash: HASH, stripe: { payment_intent: { id: 'pi_1' } } }),
  answer('held'),
  answer('init'),
].map((reply) => ({
  name: `answered with ${String(Reflect.get(reply, 'status'))}`,
  fragment: '6.1.6',
  feedback: [reply],
  act: async (page) => {
    await fill(page);
    await send(page);
  },
}));

export const SCENARIOS: readonly Scenario[] = [
  ...STATUSES,
  {
    name: 'answered with validation_failed',
    fragment: '6.1.6',
    feedback: [refuse('your-email', 'your-name', 'not-on-the-form')],
    act: send,
  },
  {
    name: 'refused, then sent',
    fragment: '6.1.6',
    feedback: [refuse('your-name', 'your-email'), answer('mail_sent', { posted_data_hash: HASH })],
    act: async (page) => {
      await send(page);
      await page.waitForSelector('form.invalid');
      await fill(page);
      await page.locator('[name="your-subject"]').focus();
      await send(page);
    },
  },
  {
    name: 'a press that leaves the last field',
    fragment: '6.1.6',
    feedback: [answer('spam')],
    act: async (page) => {
      await fill(page);
      await page.locator(SEND).click();
    },
  },
  { name: 'a message sent with Enter', fragment: '6.1.6', feedback: [answer('spam')], act: pressEnter },
  {
    name: 'a status with other characters',
    fragment: '6.1.6',
    feedback: [answer('my own_status')],
    act: submitByApi,
  },
  {
    name: 'a message without text',
    fragment: '6.1.6',
    feedback: [answer('spam', { message: undefined })],
    act: submitByApi,
  },
  {
    name: 'another button, with a name',
    fragment: '6.1.6-several-outputs',
    feedback: [answer('mail_sent')],
    act: (page) => page.locator('[name="also"]').click(),
  },
  {
    name: 'a reset button',
    fragment: '6.1.6-several-outputs',
    act: async (page) => {
      await page.locator('[name="your-name"]').fill('Ada');
      await leave(page);
      await page.locator('[type="reset"]').click();
    },
  },
  {
    name: 'a cached page',
    fragment: '6.1.6-captcha-quiz',
    wpcf7: 'cached: 1',
    refill: [CHALLENGES],
    fromStart: true,
  },
  {
    name: 'captcha and quiz after a refusal',
    fragment: '6.1.6-captcha-quiz',
    feedback: [{ ...refuse('sum', 'code'), ...CHALLENGES }],
    act: async (page) => {
      await page.locator('[name="sum"]').fill('8');
      await page.locator('[name="code"]').fill('1234');
      await send(page);
    },
  },
  {
    name: 'an error of the server’s own, and a change further on',
    fragment: '6.1.6-captcha-quiz',
    feedback: [refuse('code', 'sum')],
    act: async (page) => {
      await page.locator('[name="your-name"]').fill('Ada');
      await send(page);
      await page.waitForSelector('form.invalid');
      await page.locator('[name="sum"]').fill('7');
      await leave(page);
    },
  },
  {
    name: 'captcha and quiz after a sent message',
    fragment: '6.1.6-captcha-quiz',
    feedback: [{ ...answer('mail_sent'), ...CHALLENGES }],
    refill: [{ quiz: { sum: ['What is 6 + 1?', 'beef'] }, captcha: { code: '/x/778.gif' } }],
    act: send,
  },
  {
    name: 'every field, sent',
    fragment: '6.1.6-every-field',
    feedback: [{ ...answer('mail_sent'), ...CHALLENGES }],
    refill: [CHALLENGES],
    act: fillEveryField,
  },
  {
    name: 'every field, refused',
    fragment: '6.1.6-every-field',
    feedback: [refuse('your-name', 'tour', 'arrival', 'interests', 'answer-by', 'rules', 'programme', 'sum')],
    act: submitByApi,
  },
  {
    name: 'acceptance, ticked and unticked',
    fragment: '6.1.6-acceptance',
    act: async (page) => {
      await page.locator('[name="rules"]').check();
      await page.locator('[name="minor"]').uncheck();
      await page.locator('[name="minor"]').check();
    },
  },
  {
    name: 'acceptance, sent and reset',
    fragment: '6.1.6-acceptance',
    feedback: [answer('mail_sent')],
    act: async (page) => {
      await page.locator('[name="rules"]').check();
      await page.locator('[name="minor"]').uncheck();
      await send(page);
    },
  },
  {
    name: 'acceptance as validation',
    fragment: '6.1.6-acceptance-as-validation',
    feedback: [refuse('rules')],
    act: send,
  },
  {
    name: 'a field changed to a value that is refused',
    fragment: '6.1.6',
    act: async (page) => {
      await page.locator('[name="your-email"]').fill('nobody');
      await page.locator('[name="your-email"]').blur();
    },
  },
  {
    name: 'a field changed to a value that is accepted',
    fragment: '6.1.6',
    feedback: [refuse('your-name')],
    act: async (page) => {
      await send(page);
      await page.waitForSelector('form.invalid');
      await page.locator('[name="your-name"]').fill('Ada');
      await page.locator('[name="your-name"]').blur();
    },
  },
  {
    name: 'two fields changed at once',
    fragment: '6.1.6',
    act: (page) =>
      page.evaluate(() => {
        for (const name of ['your-name', 'your-email']) {
          const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
          if (field) field.value = 'Ada';
          field?.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }),
  },
  {
    name: 'a whole form validated by a script',
    fragment: '6.1.6',
    act: (page) =>
      page.evaluate(() => {
        const { validate } = Reflect.get(window, 'wpcf7') as { validate: (form: unknown) => void };
        validate(document.querySelector('.wpcf7 > form'));
      }),
  },
  {
    name: 'reflections',
    fragment: '6.1.6-reflection',
    act: async (page) => {
      await page.locator('[name="your-name"]').first().fill(' Ada ');
      await page.locator('[value="Choir"]').check();
      await page.locator('[value="Chess"]').check();
    },
  },
  {
    name: 'reflections of what is empty again',
    fragment: '6.1.6-reflection',
    act: async (page) => {
      await page.locator('[name="your-name"]').first().fill('Ada');
      await page.locator('[value="Choir"]').check();
      await page.locator('[value="Choir"]').uncheck();
      await page.locator('[name="your-name"]').first().fill('');
      await page.locator('[name="your-name"]').first().blur();
    },
  },
  {
    name: 'choices, addresses and counters',
    fragment: '6.1.6-every-field',
    act: async (page) => {
      await page.locator('[value="Coach"]').check();
      await page.locator('[value="Train"]').check();
      await page.locator('[value="Other"]').check();
      await page.locator('[name="_wpcf7_free_text_interests"]').fill('Go');
      await page.locator('[name="your-url"]').fill(' //school.example ');
      await page.locator('[name="your-url"]').blur();
      await page.locator('[name="your-message"]').pressSequentially('Hello ');
    },
  },
  {
    name: 'inert parts',
    fragment: '6.1.6-inert',
    feedback: [answer('mail_sent')],
    act: send,
  },
  {
    name: 'floating tips, focused and clicked',
    fragment: '6.1.6-floating-tips',
    feedback: [refuse('your-name', 'your-email')],
    act: async (page) => {
      await submitByApi(page);
      await page.waitForSelector('form.invalid');
      await page.locator('[name="your-name"]').focus();
      await page.locator('.wpcf7-not-valid-tip').nth(1).dispatchEvent('click');
    },
  },
  { name: 'a form that the payment module blocks', fragment: '6.1.6', wpcf7: 'blocked: true', act: send },
  {
    name: 'a wrapped submit',
    fragment: '6.1.6-spam-checks',
    script: `document.addEventListener('DOMContentLoaded', () => {
      const submit = wpcf7.submit;
      wpcf7.submit = (form, options = {}) => {
        form.querySelector('[name="_wpcf7_recaptcha_response"]').setAttribute('value', 'token');
        Promise.resolve().then(() => submit(form, options));
      };
    });`,
    feedback: [answer('spam')],
    act: async (page) => {
      await page.locator('[name="your-name"]').fill('Ada');
      await send(page);
    },
  },
  {
    name: 'a listener that adds to the message',
    fragment: '6.1.6',
    script: `document.addEventListener('wpcf7beforesubmit', ({ detail }) => detail.formData.append('more', '1'));`,
    feedback: [answer('spam')],
    act: submitByApi,
  },
  { name: 'no network', fragment: '6.1.6', feedback: ['no network'], act: submitByApi },
  {
    name: 'an error of the server',
    fragment: '6.1.6',
    feedback: [{ status: 500, body: '<p>Critical error.</p>' }],
    act: submitByApi,
  },
  {
    name: 'a page of HTML for an answer',
    fragment: '6.1.6',
    feedback: [{ status: 200, body: '<p>One moment</p>' }],
    act: submitByApi,
  },
  { name: 'an answer without a status', fragment: '6.1.6', feedback: [{ message: 'Hm.' }], act: submitByApi },
  {
    name: 'a refill that fails after a sent message',
    fragment: '6.1.6',
    feedback: [answer('mail_sent')],
    refill: ['no network'],
    act: submitByApi,
  },
  {
    name: 'a second press while the first message is under way',
    fragment: '6.1.6',
    // Responses arrive in the order of the messages.
    script: `const { fetch } = window;
      let turn = Promise.resolve();
      window.fetch = (...given) => {
        const answer = fetch(...given);
        const own = turn.then(() => answer);
        turn = own.then(() => new Promise((resolve) => setTimeout(resolve, 5)));
        return own;
      };`,
    feedback: [refuse('your-name'), refuse('your-name')],
    act: (page) =>
      page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('.wpcf7-submit');
        button?.click();
        button?.click();
      }),
  },
];

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

async function pressEnter(page: Page): Promise<void> {
  await fill(page);
  await page.locator('[name="your-subject"]').press('Enter');
}

async function fillEveryField(page: Page): Promise<void> {
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
