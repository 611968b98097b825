// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parseChallenges, parseFeedback } from './requests';

const field = (entry: unknown) => parseFeedback({ status: 'x', invalid_fields: [entry] })?.invalidFields;

describe('the response to a message', () => {
  it('is read as releases from 5.6 send it', () => {
    expect(
      parseFeedback({
        contact_form_id: 123,
        status: 'validation_failed',
        message: 'Please check.',
        invalid_fields: [{ field: 'your-email', message: 'No.', idref: 'mail', error_id: 'x' }],
        posted_data_hash: 'abc',
        into: '#wpcf7-f123-p9-o1',
      }),
    ).toEqual({
      status: 'validation_failed',
      message: 'Please check.',
      postedDataHash: 'abc',
      invalidFields: [{ field: 'your-email', message: 'No.', controlId: 'mail' }],
    });
  });

  it('is read as 5.4.0 sends it, without a list when nothing is wrong', () => {
    expect(
      parseFeedback({ into: '#x', status: 'mail_sent', message: 'Thanks.', posted_data_hash: '' }),
    ).toEqual({
      status: 'mail_sent',
      message: 'Thanks.',
      postedDataHash: '',
      invalidFields: [],
    });
  });

  it.each([null, undefined, '', 'ok', 7, [], {}, { status: '' }, { status: 7 }, [{ status: 'x' }]])(
    'is rejected: %j',
    (answer) => {
      expect(parseFeedback(answer)).toBeUndefined();
    },
  );

  it.each([{}, { message: null }, { message: { html: 'x' } }, { message: 7 }])(
    'without a text has an empty text: %j',
    (rest) => {
      expect(parseFeedback({ status: 'spam', ...rest })?.message).toBe('');
    },
  );
});

describe('RELIABILITY 32: an invalid field', () => {
  it.each([
    ['span.wpcf7-form-control-wrap.your-name', 'your-name'],
    ['.wpcf7-form-control-wrap.your-name', 'your-name'],
    [String.raw`span.wpcf7-form-control-wrap.your\.name`, 'your.name'],
    ['span.wpcf7-form-control-wrap.a]b"c', 'a]b"c'],
  ])('in the shape up to 5.5 is found in %s', (into, expected) => {
    expect(field({ into, message: 'No.', idref: null })).toEqual([
      { field: expected, message: 'No.', controlId: '' },
    ]);
  });

  it('is found by its name rather than its selector', () => {
    expect(field({ field: 'a', into: 'span.wpcf7-form-control-wrap.b' })).toMatchObject([{ field: 'a' }]);
  });

  it.each([null, 'your-name', 7, [], {}, { field: 7 }, { into: 'span' }, { field: '', into: null }])(
    'without a field is ignored: %j',
    (entry) => {
      expect(field(entry)).toEqual([]);
    },
  );

  it.each(['x', null, 7, { 0: { field: 'a' } }])('needs a list: %j', (list) => {
    expect(parseFeedback({ status: 'x', invalid_fields: list })?.invalidFields).toEqual([]);
  });
});

describe('new captchas and questions', () => {
  it('are read by field', () => {
    const { captcha, quiz } = parseChallenges({
      captcha: { code: 'https://school.example/1.png' },
      quiz: { sum: ['1 + 1?', 'ab'] },
    });
    expect([...captcha]).toEqual([['code', 'https://school.example/1.png']]);
    expect([...quiz]).toEqual([['sum', { question: '1 + 1?', hash: 'ab' }]]);
  });

  it.each([
    [[]],
    [null],
    [{ captcha: [], quiz: [] }],
    [{ captcha: 'x', quiz: 7 }],
    [{ captcha: { code: 7 }, quiz: { sum: ['one'] } }],
    [{ captcha: { code: null }, quiz: { sum: { 0: 'a', 1: 'b' } } }],
    [{ quiz: { sum: [1, 2] } }],
  ])('RELIABILITY 36: do not exist in %j', (answer) => {
    const { captcha, quiz } = parseChallenges(answer);
    expect(captcha.size + quiz.size).toBe(0);
  });
});
