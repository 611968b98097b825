// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { firstState, type FormEvent, type FormState, nextState, shownStatus } from './form-machine';

const SUBMIT: FormEvent = { type: 'submit' };
const RESET: FormEvent = { type: 'reset' };
const BLOCK: FormEvent = { type: 'block' };
const answer = (run: number, status: string): FormEvent => ({ type: 'answer', run, status });
const failed = (run: number): FormEvent => ({ type: 'failed', run });
const refilled = (run: number, isAfterSending = false): FormEvent => ({
  type: 'refilled',
  run,
  isAfterSending,
});

const after = (events: readonly FormEvent[]): FormState => events.reduce(nextState, firstState('init'));

describe('the status of a form', () => {
  it.each<[string, FormEvent[], string]>([
    ['starts with the server’s status', [], 'init'],
    ['submits', [SUBMIT], 'submitting'],
    ['shows the response', [SUBMIT, answer(1, 'spam')], 'spam'],
    ['stays in submitting when it is blocked', [BLOCK], 'submitting'],
    ['submits after it was blocked', [BLOCK, SUBMIT, failed(2)], 'failed'],
    ['resets', [RESET], 'resetting'],
    ['starts again after a refill', [RESET, refilled(1)], 'init'],
    [
      'is sent again after the refill that follows a sent message',
      [SUBMIT, answer(1, 'mail_sent'), RESET, refilled(2, true)],
      'sent',
    ],
    [
      'has failed when a message cannot be sent, whatever it was before',
      [SUBMIT, answer(1, 'validation_failed'), SUBMIT, failed(2)],
      'failed',
    ],
    [
      'returns to a custom status without a second prefix',
      [SUBMIT, answer(1, 'on_hold'), RESET, SUBMIT, answer(3, 'custom-on-hold')],
      'custom-on-hold',
    ],
    ['has failed, too, if the message was sent during a reset', [RESET, SUBMIT, failed(2)], 'failed'],
    ['starts again when a form that has failed is reset', [SUBMIT, failed(1), RESET, refilled(2)], 'init'],
  ])('%s', (_, events, expected) => {
    expect(shownStatus(after(events))).toBe(expected);
  });
});

describe('an untimely event is ignored', () => {
  it.each<[string, FormEvent[], FormEvent]>([
    ['a second submit', [SUBMIT], SUBMIT],
    ['a block during a submission', [SUBMIT], BLOCK],
    ['a reset during a submission', [SUBMIT], RESET],
    ['a response without a submission', [], answer(0, 'mail_sent')],
    ['a response of an older run', [RESET, SUBMIT], answer(1, 'spam')],
    ['a refill that a submit has overtaken', [RESET, SUBMIT], refilled(1)],
    ['a refill that a reset has overtaken', [RESET, RESET], refilled(1)],
    ['a failure of an older run', [SUBMIT, failed(1), SUBMIT], failed(1)],
  ])('%s', (_, events, late) => {
    const state = after(events);
    expect(nextState(state, late)).toBe(state);
  });
});
