/** The attributes of a price plan’s elements in each state. */
import { expect, it } from 'vitest';
import { groupAttributes, planAttributes, planClasses } from './attributes';

const plans = ['a', 'b', 'c'].map((id) => ({
  element: document.createElement('div'),
  id,
  content: null,
  form: undefined,
}));

const attributesOf = (plan: number) =>
  plans.map((_, index) => {
    const { tabIndex, ...rest } = planAttributes({ plans }, { plan, form: undefined }, index);
    return [rest.id, rest.role, rest['aria-checked'], tabIndex];
  });

it('the chosen plan is checked and is the tab stop', () => {
  expect(attributesOf(1)).toEqual([
    ['a', 'radio', false, -1],
    ['b', 'radio', true, 0],
    ['c', 'radio', false, -1],
  ]);
});

it('the first plan is the tab stop if none is chosen', () => {
  expect(attributesOf(-1)).toEqual([
    ['a', 'radio', false, 0],
    ['b', 'radio', false, -1],
    ['c', 'radio', false, -1],
  ]);
});

it('only the chosen plan has the class', () => {
  const state = { plan: 2, form: undefined };
  const classes = [0, 2].map((index) => planClasses({ activeClass: 'on' }, state, index));
  expect(classes).toEqual([{ on: false }, { on: true }]);
});

it('the plans are a named group', () => {
  expect(groupAttributes({ groupName: 'Choose' })).toEqual({ role: 'radiogroup', 'aria-label': 'Choose' });
});
