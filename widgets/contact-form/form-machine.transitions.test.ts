// @vitest-environment node
/** RELIABILITY 39: every transition of the form's states (contact-form-7, section 4). */
import { describe, expect, it } from 'vitest';
import { type FormEvent, type FormState, nextState, type Phase, shownStatus } from './form-machine';

describe('RELIABILITY 39: the whole state machine', () => {
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

  /** From each phase, with `aborted` as resting status: phase, resting status and run; '' means ignored. */
  const TABLE: Readonly<Record<Phase, Readonly<Record<string, string>>>> = {
    resting: {
      submit: 'submitting aborted 4',
      block: 'blocked aborted 4',
      reset: 'resetting aborted 4',
    },
    submitting: { answer: 'resting spam 3', failure: 'resting failed 3' },
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

  it('leaves unknown statuses unchanged', () => {
    const unknown: unknown = { type: 'unknown', phase: 'unknown' };
    const state: FormState = { phase: 'resting', resting: 'init', run: 0 };
    expect(nextState(state, unknown as FormEvent)).toBe(unknown);
    expect(shownStatus(unknown as FormState)).toBe('unknown');
  });
});
