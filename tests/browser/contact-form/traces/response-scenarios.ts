/** Every kind of response, performed once with the original's script and once with ours. */
import { answer, CHALLENGES, fill, HASH, leave, refuse, type Scenario, send, submitByApi } from './scenario';

/** One scenario for each status of a response. */
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

export const RESPONSE_SCENARIOS: readonly Scenario[] = [
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
    name: 'a server error at one field, then a change in a later field',
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
  { name: 'no network', fragment: '6.1.6', feedback: ['no network'], act: submitByApi },
  {
    name: 'a server error',
    fragment: '6.1.6',
    feedback: [{ status: 500, body: '<p>Critical error.</p>' }],
    act: submitByApi,
  },
  {
    name: 'an HTML page as the response',
    fragment: '6.1.6',
    feedback: [{ status: 200, body: '<p>One moment</p>' }],
    act: submitByApi,
  },
  {
    name: 'a response without a status',
    fragment: '6.1.6',
    feedback: [{ message: 'Hm.' }],
    act: submitByApi,
  },
  {
    name: 'a refill that fails after a sent message',
    fragment: '6.1.6',
    feedback: [answer('mail_sent')],
    refill: ['no network'],
    act: submitByApi,
  },
  {
    name: 'a second click while the first message is being sent',
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
