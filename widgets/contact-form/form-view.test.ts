/** The pure transitions of what a form shows, and what its elements say (contact-form-7, sections 4 and 9). */
import { describe, expect, it } from 'vitest';
import { acceptanceAttributes, controlAttributes, formAttributes, formClasses } from './attributes';
import { firstState } from './form-machine';
import { type FieldError, firstView, withErrors, withStatus } from './form-view';
import { withoutTokens, withToken } from './markup';

const FIRST = firstView(firstState('init'));

const error = (field: string, number = 1): FieldError => ({
  number,
  field,
  id: `u-ve-${field}`,
  message: 'No.',
  controlId: '',
  list: undefined,
  wraps: [],
  controls: [],
});

const summary = (view: typeof FIRST): string[] =>
  view.errors.map(({ field, number }) => `${field} ${number}`);

describe('the status of a view', () => {
  it('leaves the server’s classes until it changes, and then replaces its own', () => {
    expect(formClasses(FIRST)).toEqual({});
    const submitting = withStatus(FIRST, 'submitting');
    expect(formClasses(submitting)).toEqual({ init: false, submitting: true });
    expect(formClasses(withStatus(submitting, 'submitting'))).toEqual({});
  });

  it('is busy only while submitting', () => {
    const statuses = ['init', 'submitting', 'resetting', 'sent'];
    expect(statuses.map((status) => formAttributes(withStatus(FIRST, status)))).toEqual([
      { 'data-status': 'init', 'aria-busy': undefined },
      { 'data-status': 'submitting', 'aria-busy': true },
      { 'data-status': 'resetting', 'aria-busy': undefined },
      { 'data-status': 'sent', 'aria-busy': undefined },
    ]);
  });
});

describe('the errors of a view', () => {
  it('are replaced by new errors of the same field, at the end', () => {
    const both = withErrors(FIRST, new Set(['a', 'b']), [error('a', 1), error('b', 2)]);
    expect(summary(both)).toEqual(['a 1', 'b 2']);
    expect(summary(withErrors(both, new Set(['a']), [error('a', 3)]))).toEqual(['b 2', 'a 3']);
    expect(summary(withErrors(both, new Set(['a'])))).toEqual(['b 2']);
  });

  it('are the same object if nothing changes', () => {
    const view = withErrors(FIRST, new Set(['a']), [error('a')]);
    expect(withErrors(view, new Set(['b']))).toBe(view);
  });
});

describe('the attributes of', () => {
  const element = document.createElement('input');

  it.each([
    [
      'a control',
      { isDescribed: true, hasValidity: true },
      { 'aria-describedby': 'hint e', 'aria-invalid': true },
    ],
    ['a group', { isDescribed: true, hasValidity: false }, { 'aria-describedby': 'hint e' }],
    ['an acceptance box', { isDescribed: false, hasValidity: true }, { 'aria-invalid': true }],
  ])('%s', (_, kind, expected) => {
    const control = { element, describedBy: 'hint', isStyled: true, ...kind };
    expect(controlAttributes(control, 'e')).toEqual(expected);
  });

  it('a button that waits for two texts, and for none', () => {
    const missing = ['a', 'b'].map((id) => ({ text: element, id }));
    expect(acceptanceAttributes({ isOpen: false, missing }, 'hint')).toEqual({
      disabled: '',
      'aria-describedby': 'hint a b',
    });
    expect(acceptanceAttributes({ isOpen: true, missing: [] }, null)).toEqual({
      disabled: undefined,
      'aria-describedby': null,
    });
  });
});

describe('tokens', () => {
  it.each([
    [null, 'a', 'a'],
    ['', 'a', 'a'],
    ['b  c', 'a', 'b c a'],
    ['a b', 'a', 'a b'],
  ])('%j with %s is %j', (value, token, expected) => {
    expect(withToken(value, token)).toBe(expected);
  });

  it.each([
    [null, ['a'], null],
    ['b  c', ['a'], 'b  c'],
    ['b a  c', ['a', 'c'], 'b'],
    ['a', ['a'], null],
  ])('%j without %j is %j', (value, tokens, expected) => {
    expect(withoutTokens(value, tokens)).toBe(expected);
  });
});
