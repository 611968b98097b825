/** RELIABILITY 85 and 86 for contact forms: damaged markup, and responses of any shape, leave a form that works. */
import { expect, it } from 'vitest';
import { readFragment } from '../../../mocks/markup-index';
import { check, json, openPage, press, settle } from '../../support/unit-contact-form';
import { anything, type Words } from './confuse';
import { damage, randomFrom } from './mutate';
import { watchErrors } from './watch-errors';
import { innerMarkup, toFragment } from '../../support/markup';

/** Rounds of damage and responses per form. */
const ROUNDS = Number(process.env['ATOLL_FUZZ_ROUNDS'] ?? 60);

const errors = watchErrors();

const WORDS: Words = {
  keys: [
    'status message posted_data_hash invalid_fields captcha quiz into rules',
    'rule field error accept threshold base interval your-name sum code',
  ].flatMap((line) => line.split(' ')),
  values: ['mail_sent', 'validation_failed', 'your-name'],
};

/** Half of the responses have a valid shape. */
function answer(random: () => number): unknown {
  const parts = anything(random, WORDS, 1);
  const isRecord = typeof parts === 'object' && parts !== null && !Array.isArray(parts);
  if (random() < 0.5 || !isRecord) return parts;
  return {
    ...parts,
    status: random() < 0.5 ? 'mail_sent' : 'validation_failed',
    invalid_fields: anything(random, WORDS, 1),
  };
}

it.each(['6.1.6-every-field', '6.1.6-reflection', '5.2'])(
  `RELIABILITY 85, 86: form-%s survives ${ROUNDS} kinds of damage and responses`,
  { timeout: 600_000 },
  async (name) => {
    const html = readFragment(`contact-form-7/form-${name}.html`);
    const stuck: string[] = [];
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const random = randomFrom(seed);
      const place = document.createElement('div');
      place.append(toFragment(html));
      // The first rounds get only odd responses.
      const told = seed < ROUNDS / 3 ? [] : damage(place, random);
      if (!place.querySelector('.wpcf7>form')) continue;
      const { forms, unmount } = openPage(innerMarkup(place), { reply: () => json(answer(random)) });
      await settle();
      for (const form of forms) {
        for (const control of form.querySelectorAll<HTMLInputElement>('input,select,textarea'))
          // The simulated DOM builds a selector from the names of radio buttons, and throws.
          if (!/["\\]/.test(control.name)) check(control);
        press(form);
      }
      await settle();
      for (const form of forms) HTMLFormElement.prototype.reset.call(form);
      await settle();
      for (const form of forms) {
        const status = form.getAttribute('data-status') ?? '';
        if (/^(submitting|resetting|validating)$/.test(status) || form.hasAttribute('aria-busy')) {
          stuck.push(`seed ${seed}: ${status}: ${told.join('; ')}`);
        }
        if (/\s/.test(status)) stuck.push(`seed ${seed}: a status with spaces`);
      }
      unmount();
    }
    expect([...stuck, ...errors]).toEqual([]);
  },
);
