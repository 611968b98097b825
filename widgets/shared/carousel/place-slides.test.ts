/** The places of slides in a row that continues past its ends. */
import { expect, it } from 'vitest';
import { setBody } from '../../../tests/support/unit-runtime';
import { placeSlides } from './place-slides';

function slides(count: number): HTMLElement[] {
  setBody(
    `<div>${Array.from({ length: count }, (_, index) => `<p id="s${index}"><a id="a${index}">x</a></p>`).join('')}</div>`,
  );
  return [...document.querySelectorAll('p')];
}

const transforms = (all: readonly HTMLElement[]): readonly string[] =>
  all.map(({ style }) => style.transform);
const copies = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-atoll-copy]')];

it('leaves slides in the row that are needed there or nowhere', () => {
  const all = slides(5);
  placeSlides(all, { from: 1, count: 4, first: 2, columns: 3, stepPx: 100 });
  expect(transforms(all)).toEqual(['', '', '', '', '']);
});

it('moves the first slides behind the last one, and back', () => {
  const all = slides(5);
  placeSlides(all, { from: 3, count: 4, first: 4, columns: 3, stepPx: 100 });
  expect(transforms(all)).toEqual(['translateX(500px)', 'translateX(500px)', '', '', '']);
  placeSlides(all, { from: 0, count: 3, first: 0, columns: 3, stepPx: 100 });
  expect(transforms(all)).toEqual(['', '', '', '', '']);
});

it('moves the last slide before the first one', () => {
  const all = slides(4);
  placeSlides(all, { from: -1, count: 3, first: -1, columns: 2, stepPx: -100 });
  expect(transforms(all)).toEqual(['', '', '', 'translateX(400px)']);
});

it('puts a slide that is needed twice into view, and an inert copy without ids to its other place', () => {
  const all = slides(3);
  placeSlides(all, { from: 0, count: 4, first: 1, columns: 3, stepPx: 100 });
  expect(transforms(all)).toEqual(['translateX(300px)', '', '']);
  const [copy, ...others] = copies();
  expect(others).toEqual([]);
  expect(copy?.style.transform).toBe('translateX(0px)');
  expect(copy?.inert).toBe(true);
  expect(copy?.getAttribute('aria-hidden')).toBe('true');
  expect([copy?.id, copy?.querySelector('a')?.id]).toEqual(['', '']);
  placeSlides(all, { from: 1, count: 3, first: 1, columns: 3, stepPx: 100 });
  expect(copies()).toEqual([]);
});
