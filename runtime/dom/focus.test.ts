import { afterEach, expect, it, vi } from 'vitest';
import { focusFirst } from './focus';
import { toFragment } from '../../tests/support/markup';

const get = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

afterEach(() => vi.restoreAllMocks());

it('focuses the first element that can have the focus', () => {
  document.body.replaceChildren(
    toFragment('<a id="gone" href="/"></a><button id="off" disabled></button><button id="on"></button>'),
  );
  const gone = get('gone');
  gone.remove();
  focusFirst([undefined, null, gone, get('off'), get('on')]);
  expect(document.activeElement?.id).toBe('on');
});

it('focuses the closest visible element around the first one if none can have the focus', () => {
  document.body.replaceChildren(
    toFragment(
      '<main id="main"><p id="hidden"><button id="off" disabled></button></p></main><button id="other" disabled></button>',
    ),
  );
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockImplementation(function (this: HTMLElement) {
    return this.id !== 'hidden';
  });
  focusFirst([get('off'), get('other')]);
  expect(document.activeElement?.id).toBe('main');
  get('main').blur();
  expect(get('main').hasAttribute('tabindex')).toBe(false);
});

it('does nothing without an element on the page', () => {
  document.body.replaceChildren(toFragment('<button id="on"></button>'));
  get('on').focus();
  focusFirst([undefined, document.createElement('button')]);
  expect(document.activeElement?.id).toBe('on');
});
