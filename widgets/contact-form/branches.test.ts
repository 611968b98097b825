/**
 * RELIABILITY 39 to its end: every way through the state machine, and every branch of acceptance, exclusive groups,
 * free text, addresses and counters (contact-form-7, sections 4, 10 and 12).
 */
import { describe, expect, it, vi } from 'vitest';
import { announce } from '../../runtime/page/announce';
import { type FormEvent, type FormState, nextState, type Phase, shownStatus } from './form-machine';
import { isSatisfied } from './fields/acceptance';
import { codeOf } from './submit';
import {
  check,
  json,
  openPage,
  press,
  requestsTo,
  settle,
  textsOf,
  type,
} from '../../tests/support/unit-contact-form';

vi.mock('../../runtime/page/announce');

/** A form around some fields. */
const around = (fields: string, className = ''): string => `<div class="wpcf7" id="u">
<div class="screen-reader-response"><p role="status"></p><ul></ul></div>
<form class="wpcf7-form init ${className}"><input type="hidden" name="_wpcf7_unit_tag" value="u">${fields}
<input type="submit" class="wpcf7-form-control wpcf7-submit has-spinner"></form></div>`;

const inputs = (form: HTMLFormElement, selector: string): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>(selector),
];

function input(form: HTMLFormElement, selector: string): HTMLInputElement {
  const [found] = inputs(form, selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

describe('RELIABILITY 39: the state machine, whole', () => {
  const RUN = 3;
  const EVENTS: Readonly<Record<string, FormEvent>> = {
    submit: { type: 'submit' },
    block: { type: 'block' },
    reset: { type: 'reset' },
    answer: { type: 'answer', run: RUN, status: 'spam' },
    'late answer': { type: 'answer', run: RUN - 1, status: 'spam' },
    'refill after sending': { type: 'refilled', run: RUN, isAfterSending: true },
    refill: { type: 'refilled', run: RUN, isAfterSending: false },
    'late refill': { type: 'refilled', run: RUN - 1, isAfterSending: true },
    failure: { type: 'failed', run: RUN },
    'late failure': { type: 'failed', run: RUN - 1 },
  };

  /** From the phase, with `aborted` as what the form rested in: phase, resting status and run; '' is ignored. */
  const TABLE: Readonly<Record<Phase, Readonly<Record<string, string>>>> = {
    resting: {
      submit: 'submitting aborted 4',
      block: 'blocked aborted 4',
      reset: 'resetting aborted 4',
    },
    submitting: { answer: 'resting spam 3', failure: 'resting aborted 3' },
    resetting: {
      submit: 'submitting init 4',
      block: 'blocked init 4',
      reset: 'resetting init 4',
      'refill after sending': 'resting sent 3',
      refill: 'resting init 3',
    },
    blocked: {
      submit: 'submitting aborted 4',
      block: 'blocked aborted 4',
      reset: 'resetting aborted 4',
    },
  };

  const rows = Object.entries(TABLE).flatMap(([phase, row]) =>
    Object.entries(EVENTS).map(([name, event]) => [phase as Phase, name, event, row[name] ?? ''] as const),
  );

  it.each(rows)('from %s, on %s', (phase, _, event, expected) => {
    const state: FormState = { phase, resting: 'aborted', run: RUN };
    const next = nextState(state, event);
    expect(next === state ? '' : `${next.phase} ${next.resting} ${next.run}`).toBe(expected);
  });

  it.each<[Phase, string]>([
    ['resting', 'aborted'],
    ['submitting', 'submitting'],
    ['resetting', 'resetting'],
    ['blocked', 'submitting'],
  ])('%s shows as %s', (phase, status) => {
    expect(shownStatus({ phase, resting: 'aborted', run: 0 })).toBe(status);
  });

  it('leaves what it does not know as it is', () => {
    const unknown: unknown = { type: 'unknown', phase: 'unknown' };
    const state: FormState = { phase: 'resting', resting: 'init', run: 0 };
    expect(nextState(state, unknown as FormEvent)).toBe(unknown);
    expect(shownStatus(unknown as FormState)).toBe('unknown');
  });
});

describe('RELIABILITY 39: acceptance, whole', () => {
  it.each([
    ['', false, false],
    ['', true, true],
    ['invert', false, true],
    ['invert', true, false],
    ['optional', false, true],
    ['optional', true, true],
    ['optional invert', true, true],
  ])('%j with the box at %s is satisfied: %s', (className, isChecked, expected) => {
    const acceptance = document.createElement('span');
    acceptance.className = `wpcf7-acceptance ${className}`;
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.checked = isChecked;
    acceptance.append(box);
    expect(isSatisfied(acceptance)).toBe(expected);
  });

  it('without a box stands in nobody’s way, and without a text describes nothing', () => {
    const { form } = openPage(
      around(`<span class="wpcf7-acceptance"></span>
        <span class="wpcf7-acceptance"><input type="checkbox" name="terms"></span>
        <span class="wpcf7-acceptance"><input type="checkbox" name="rules"><span id="own" class="wpcf7-list-item-label">Rules</span></span>`),
    );
    const button = input(form, '.wpcf7-submit');
    expect([button.disabled, button.getAttribute('aria-describedby')]).toEqual([true, 'own']);
    check(input(form, '[name="terms"]'));
    expect(button.disabled).toBe(true);
    check(input(form, '[name="rules"]'));
    expect([button.disabled, button.getAttribute('aria-describedby')]).toEqual([false, null]);
  });

  it('is not looked at in a form without any, nor as validation', () => {
    const { form } = openPage(around(''));
    expect(input(form, '.wpcf7-submit').disabled).toBe(false);
    const other = openPage(
      around(
        '<span class="wpcf7-acceptance"><input type="checkbox"></span>',
        'wpcf7-acceptance-as-validation',
      ),
    );
    expect(input(other.form, '.wpcf7-submit').disabled).toBe(false);
  });
});

describe('RELIABILITY 39: exclusive groups and free text, whole', () => {
  it('a change outside of an exclusive group unchecks nothing', () => {
    const { form } = openPage(
      around(`<span class="wpcf7-exclusive-checkbox"><input type="checkbox" name="a" value="1" checked></span>
        <input type="checkbox" name="a" value="2"><select><option></select><input type="checkbox" name="b" checked>`),
    );
    check(input(form, '[value="2"]'));
    form.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(inputs(form, '[name="a"]').map(({ checked }) => checked)).toEqual([true, true]);
    check(input(form, '[value="1"]'));
    // All boxes of the form with the name, also outside of the group.
    expect(inputs(form, '[type="checkbox"]').map(({ checked }) => checked)).toEqual([true, false, true]);
  });

  it('free text without a box, a box without text and a label without words are left alone', () => {
    const { form } = openPage(
      around(`<span class="has-free-text"><input class="wpcf7-free-text" name="lone"></span>
        <span class="has-free-text"><input type="radio" name="r"></span>
        <span class="has-free-text"><input type="radio" name="s" checked><span class="wpcf7-list-item-label"></span>
          <input class="wpcf7-free-text" name="t"></span>`),
    );
    expect(input(form, '[name="lone"]').disabled).toBe(false);
    expect(input(form, '[name="t"]').disabled).toBe(false);
    expect(input(form, '[name="t"]').hasAttribute('aria-label')).toBe(false);
    // The focus goes to the text only when its own box was changed, and is checked now.
    check(input(form, '[name="r"]'));
    expect(document.activeElement).toBe(document.body);
    check(input(form, '[name="s"]'), false);
    expect([document.activeElement === document.body, input(form, '[name="t"]').disabled]).toEqual([
      true,
      true,
    ]);
    check(input(form, '[name="s"]'));
    expect(document.activeElement).toBe(input(form, '[name="t"]'));
  });
});

describe('RELIABILITY 39: addresses and counters, whole', () => {
  it('an address is completed in the form; other fields keep what is typed', () => {
    const { form } = openPage(
      around(
        '<input class="wpcf7-validates-as-url" name="url"><input name="text"><select name="s"></select>',
      ),
    );
    expect(type(form, 'url', ' school.example ').value).toBe('http://school.example');
    expect(type(form, 'text', ' school.example ').value).toBe(' school.example ');
    form.querySelector('select')?.dispatchEvent(new Event('change', { bubbles: true }));
  });

  it.each([
    ['no target', '<span class="wpcf7-character-count up">9</span>', '9'],
    [
      'a target that is not there',
      '<span class="wpcf7-character-count up" data-target-name="x">9</span>',
      '9',
    ],
    ['nothing to count down from', counter('down', ''), '9'],
    ['garbage to count down from', counter('down', 'data-starting-value="NaN"'), '9'],
    ['garbage to count up from', counter('up', 'data-starting-value="NaN"'), '5'],
    ['a limit of garbage', counter('up', 'data-maximum-value="1e3" data-minimum-value="-1"'), '5'],
    ['a start', counter('down', 'data-starting-value="40"'), '35'],
  ])('a counter with %s shows the right number', async (_, html, shown) => {
    const { form } = openPage(around(`<textarea name="text">Hello</textarea>${html}`));
    expect(textsOf(form, '.wpcf7-character-count')).toEqual([shown]);
    form.reset();
    await settle();
    expect(textsOf(form, '.wpcf7-character-count')).toEqual([shown]);
  });

  it('only the crossing of the limit is announced, once for two counters of a field', () => {
    const { form } = openPage(
      around(
        `<textarea name="text"></textarea><input name="other">${counter('up', 'data-maximum-value="3"')}${counter('down', 'data-starting-value="3" data-maximum-value="3"')}`,
      ),
    );
    vi.mocked(announce).mockClear();
    for (const text of ['a', 'ab', 'abcd', 'abcde', 'abc']) {
      type(form, 'text', text);
    }
    type(form, 'other', 'abcdef');
    form.dispatchEvent(new Event('input'));
    expect(vi.mocked(announce).mock.calls).toEqual([['The text is too long.'], ['The text fits again.']]);
  });
});

function submitAgain(form: HTMLFormElement): void {
  (Reflect.get(window, 'wpcf7') as { submit: (form: unknown) => void }).submit(form);
}

describe('answers at odd times and in odd places', () => {
  it('RELIABILITY 34: a message that a listener of the answer sends takes the place of that answer', async () => {
    const replies = ['First.', 'Second.'];
    const { form, sent } = openPage('form-5.4.0', {
      reply: () => json({ status: 'spam', message: replies.shift() }),
    });
    form.addEventListener('wpcf7submit', () => submitAgain(form), { once: true });
    press(form);
    await settle();
    expect(requestsTo(sent, 'feedback')).toHaveLength(2);
    expect(textsOf(form, '.wpcf7-response-output')).toEqual(['Second.']);
  });

  it('RELIABILITY 36: a reset while a message is under way asks for nothing', async () => {
    const { form, sent } = openPage('form-5.4.0', { reply: () => json({ status: 'spam' }) });
    press(form);
    form.reset();
    await settle();
    expect(requestsTo(sent, 'refill')).toEqual([]);
    expect(form.getAttribute('data-status')).toBe('spam');
  });

  it('a form without a block for screen readers and without an output has its message announced', async () => {
    vi.mocked(announce).mockClear();
    const replies = ['Said.', ''];
    const { form } = openPage('<div class="wpcf7"><form></form></div>', {
      reply: () =>
        json({ status: 'spam', message: replies.shift(), invalid_fields: [{ field: 'x', message: 'No.' }] }),
    });
    for (let round = 0; round < 2; round += 1) {
      press(form);
      await settle();
    }
    expect(vi.mocked(announce).mock.calls).toEqual([['Said.']]);
    expect(form.className).toBe('spam');
  });

  it('a message out of sight is scrolled to, at once for visitors who want less motion', async () => {
    const { form } = openPage('form-5.4.0', { reply: () => json({ status: 'spam', message: 'Look.' }) });
    const output = form.querySelector('.wpcf7-response-output');
    if (!output) throw new Error('there is no output');
    vi.spyOn(output, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 10, 10));
    const scroll = vi.spyOn(output, 'scrollIntoView').mockReturnValue();
    for (const matches of [false, true]) {
      vi.spyOn(window, 'matchMedia').mockReturnValue(
        Object.assign(new EventTarget(), { matches }) as MediaQueryList,
      );
      press(form);
      await settle();
    }
    expect(scroll.mock.calls).toEqual([
      [{ block: 'nearest', behavior: 'smooth' }],
      [{ block: 'nearest', behavior: 'auto' }],
    ]);
  });

  it.each([
    ['a word', 'request_failed'],
    [null, 'request_failed'],
    [{ code: 7 }, 'request_failed'],
    [{ code: 'own' }, 'own'],
  ])('the failure %j is reported as %s', (error, code) => {
    expect(codeOf(error)).toBe(code);
  });
});

function counter(direction: string, attributes: string): string {
  return `<span class="wpcf7-character-count ${direction}" data-target-name="text" ${attributes}>9</span>`;
}
