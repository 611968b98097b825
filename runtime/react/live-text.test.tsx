/** A text that React renders and that changes, on a page that is translated. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { get, setBody } from '../../tests/support/unit-runtime';
import { outerMarkup } from '../../tests/support/markup';
import { LiveText } from './live-text';

it('shows each text, whatever a translator has made of the one before', () => {
  setBody('<div id="root"></div>');
  const root = createRoot(get('#root'));
  const render = (text: string): void =>
    flushSync(() => root.render(<LiveText as="span" className="a" text={text} />));
  render('4 / 8');
  expect(outerMarkup(get('span'))).toBe('<span class="a">4 / 8</span>');
  get('span').replaceChildren(document.createRange().createContextualFragment('<font>4 / 8</font>'));
  render('5 / 8');
  expect(outerMarkup(get('span'))).toBe('<span class="a">5 / 8</span>');
  get('span').replaceChildren(document.createRange().createContextualFragment('<font>5 / 8</font>'));
  flushSync(() => root.unmount());
  expect(get('#root').childElementCount).toBe(0);
});
