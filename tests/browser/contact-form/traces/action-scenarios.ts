/** Actions of visitors and of other scripts, performed once with the original's script and once with ours. */
import {
  answer,
  CHALLENGES,
  fill,
  fillEveryField,
  leave,
  pressEnter,
  refuse,
  type Scenario,
  send,
  SEND,
  submitByApi,
} from './scenario';

export const ACTION_SCENARIOS: readonly Scenario[] = [
  {
    name: 'a click that blurs the last field',
    fragment: '6.1.6',
    feedback: [answer('spam')],
    act: async (page) => {
      await fill(page);
      await page.locator(SEND).click();
    },
  },
  { name: 'a message sent with Enter', fragment: '6.1.6', feedback: [answer('spam')], act: pressEnter },
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
    name: 'acceptance, checked and unchecked',
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
    name: 'a field changed to an invalid value',
    fragment: '6.1.6',
    act: async (page) => {
      await page.locator('[name="your-email"]').fill('nobody');
      await page.locator('[name="your-email"]').blur();
    },
  },
  {
    name: 'a field changed to a valid value',
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
    name: 'reflections of a field that was emptied',
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
];
