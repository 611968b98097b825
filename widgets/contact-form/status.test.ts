// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { answerEvent, toClientStatus } from './form-machine';

describe('RELIABILITY 30: the status on the page', () => {
  it.each([
    ['init', 'init'],
    ['validation_failed', 'invalid'],
    ['acceptance_missing', 'unaccepted'],
    ['spam', 'spam'],
    ['aborted', 'aborted'],
    ['mail_sent', 'sent'],
    ['mail_failed', 'failed'],
    ['submitting', 'submitting'],
    ['resetting', 'resetting'],
    ['validating', 'validating'],
    ['payment_required', 'payment-required'],
    ['invalid', 'invalid'],
    ['sent', 'sent'],
    ['payment-required', 'payment-required'],
    ['my_own_status', 'custom-my-own-status'],
    ['  waiting   list ', 'custom-waiting-list'],
    ['__proto__', 'custom-proto'],
    ['constructor', 'custom-constructor'],
    ['🎉', 'custom-'],
    ['custom-my-own-status', 'custom-my-own-status'],
    ['custom-two words', 'custom-two-words'],
    ['x'.repeat(500), `custom-${'x'.repeat(500)}`],
  ])('%j is shown as %j', (server, client) => {
    expect(toClientStatus(server)).toBe(client);
  });

  it.each(['a b', 'a\tb', 'a\u00a0b', '🎉 x', 'custom- ', ''])('%j makes one token', (status) => {
    const client = toClientStatus(status);
    expect(client).toMatch(/^[\w-]+$/);
    expect(toClientStatus(client)).toBe(client);
  });
});

describe('the event of a status', () => {
  it.each([
    ['invalid', 'wpcf7invalid'],
    ['unaccepted', 'wpcf7unaccepted'],
    ['spam', 'wpcf7spam'],
    ['aborted', 'wpcf7aborted'],
    ['sent', 'wpcf7mailsent'],
    ['failed', 'wpcf7mailfailed'],
    ['init', undefined],
    ['payment-required', undefined],
    ['custom-x', undefined],
    ['constructor', undefined],
  ])('of %s is %s', (status, event) => {
    expect(answerEvent(status)).toBe(event);
  });
});
