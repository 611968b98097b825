/** Presses of arrows outside of a slider before it is mounted. */
import { expect, it, vi } from 'vitest';
import { get, setBody } from '../../../tests/support/unit-runtime';
import { awaitPresses, takePresses } from './early-presses';

function setUp() {
  setBody('<div id="root"><a id="in"></a></div><a id="prev" href="#a"></a><a id="next" href="#b"></a>');
  const root = get('#root');
  const onNear = vi.fn<() => void>();
  const ending = new AbortController();
  const arrows = (['in', 'prev', 'next'] as const).map((id) => ({
    element: get(`#${id}`),
    by: id === 'prev' ? (-1 as const) : (1 as const),
  }));
  awaitPresses(root, arrows, onNear, ending.signal);
  return { root, onNear, ending };
}

const press = (id: string): boolean =>
  get(`#${id}`).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

it('are kept in their order until the slider takes them, and do not scroll the page', () => {
  const { root, onNear } = setUp();
  expect([press('next'), press('prev'), press('next')]).toEqual([false, false, false]);
  expect(onNear).toHaveBeenCalledTimes(3);
  expect(takePresses(root)).toEqual([1, -1, 1]);
  expect(takePresses(root)).toEqual([]);
  // The slider handles them now.
  expect(press('next')).toBe(true);
});

it('leaves the arrows inside of the slider to the runtime', () => {
  const { root, onNear } = setUp();
  expect(press('in')).toBe(true);
  expect(onNear).not.toHaveBeenCalled();
  expect(takePresses(root)).toEqual([]);
});

it.each(['pointerover', 'focusin'])('mounts the slider for %s', (type) => {
  const { onNear } = setUp();
  get('#next').dispatchEvent(new Event(type));
  expect(onNear).toHaveBeenCalledOnce();
});

it('ends when the preparation is undone', () => {
  const { onNear, ending } = setUp();
  ending.abort();
  expect(press('next')).toBe(true);
  expect(onNear).not.toHaveBeenCalled();
});
