/** `ServerElement`, which writes to elements of the server without adopting them. */
import { StrictMode, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { get, setBody } from '../../tests/support/unit-runtime';
import { ServerElement, type ServerElementProps } from './server-element';
import { outerMarkup } from '../../tests/support/markup';

let element: HTMLElement;
let root: Root;

beforeEach(() => {
  setBody('<button class="theirs" aria-label="Server" tabindex="-1">Text</button>');
  element = get('button');
  root = createRoot(document.createElement('div'));
});
afterEach(() => flushSync(() => root.unmount()));

const render = (content: ReactNode): void => flushSync(() => root.render(content));
const show = (props: Omit<ServerElementProps, 'element'>): void =>
  render(<ServerElement element={element} {...props} />);

it('writes attributes by the names of React, and removes those without a value', () => {
  show({ attributes: { role: 'tab', tabIndex: 0, 'aria-selected': false, 'aria-label': undefined } });
  expect(outerMarkup(element)).toBe(
    '<button class="theirs" tabindex="0" role="tab" aria-selected="false">Text</button>',
  );
});

it('writes only what differs when it renders again', () => {
  show({ attributes: { role: 'tab', tabIndex: 0 } });
  const setAttribute = vi.spyOn(element, 'setAttribute');
  show({ attributes: { role: 'tab', tabIndex: -1 } });
  expect(setAttribute.mock.calls).toEqual([['tabindex', '-1']]);
});

it('leaves classes that it does not name', () => {
  show({ classes: { active: true } });
  element.classList.add('of-another-script');
  show({ classes: { active: false } });
  expect([...element.classList]).toEqual(['theirs', 'of-another-script']);
});

it('restores the attributes of the server on unmount, and removes its listeners', () => {
  const click = vi.fn<() => void>();
  show({ attributes: { tabIndex: 0, role: 'tab' }, listeners: { click } });
  render(null);
  expect(outerMarkup(element)).toBe('<button class="theirs" aria-label="Server" tabindex="-1">Text</button>');
  element.click();
  expect(click).not.toHaveBeenCalled();
});

it('keeps its classes on unmount, or restores those of the server', () => {
  const classes = { active: true, theirs: false };
  show({ classes, restoresClasses: true });
  element.classList.add('of-another-script');
  render(null);
  expect([...element.classList].toSorted()).toEqual(['of-another-script', 'theirs']);
  show({ classes });
  render(null);
  expect([...element.classList].toSorted()).toEqual(['active', 'of-another-script']);
});

it('restores the class attribute to the letter when no other script has changed it', () => {
  element.className = ' theirs ';
  show({ classes: { active: true }, restoresClasses: true });
  render(null);
  expect(element.getAttribute('class')).toBe(' theirs ');
});

it('calls the listener of the latest render', () => {
  const counts: number[] = [];
  function Counting(): ReactNode {
    const [count, setCount] = useState(0);
    const onClick = (): void => {
      counts.push(count);
      setCount(count + 1);
    };
    return <ServerElement element={element} listeners={{ click: onClick }} />;
  }
  render(<Counting />);
  for (let press = 0; press < 3; press += 1) flushSync(() => element.click());
  expect(counts).toEqual([0, 1, 2]);
});

it('leaves nothing behind when strict mode mounts it twice', () => {
  const click = vi.fn<() => void>();
  render(
    <StrictMode>
      <ServerElement element={element} attributes={{ tabIndex: 0 }} listeners={{ click }} />
    </StrictMode>,
  );
  element.click();
  expect(click).toHaveBeenCalledTimes(1);
  expect(element.getAttribute('tabindex')).toBe('0');
  render(null);
  expect(element.getAttribute('tabindex')).toBe('-1');
});
