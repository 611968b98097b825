import { describe, expect, it } from 'vitest';
import { get, setBody } from '../../tests/support/unit-runtime';
import { innerMarkup } from '../../tests/support/markup';
import { borrowText, readText, setText, showTextMeanwhile, textWriter } from './text';

const page = (html: string): HTMLElement => {
  setBody(`<p>${html}</p>`);
  return get('p');
};

/** What a browser's translator does with the text of an element. */
const translate = (element: Element, text = element.textContent ?? ''): void =>
  element.replaceChildren(
    document.createRange().createContextualFragment(`<font><font>${text}</font></font>`),
  );

describe('a text', () => {
  it.each([
    ['one text', '0'],
    ['nothing', ''],
    ['a translation', '<font><font>0</font></font>'],
    ['a text that is split', '0<!-- -->0'],
    ['half a word in bold', '<b>0</b>0'],
    ['a mark', '<mark>0</mark>'],
    ['an abbreviation', '<abbr title="zero">0</abbr>'],
  ])('replaces %s', (_what, html) => {
    const element = page(html);
    setText(element, '979');
    expect(element.textContent).toBe('979');
  });

  it('keeps the text node and the comments of the server', () => {
    const element = page('<!-- a -->0');
    const nodes = [...element.childNodes];
    setText(element, '1');
    expect([...element.childNodes]).toEqual(nodes);
    expect(innerMarkup(element)).toBe('<!-- a -->1');
  });

  it('changes nothing that shows it already', () => {
    const element = page('<font>1</font>');
    setText(element, '1');
    expect(innerMarkup(element)).toBe('<font>1</font>');
  });

  it('that is written again does not undo its translation', () => {
    const element = page('');
    const write = textWriter(element);
    write('Load more');
    translate(element, 'Mehr laden');
    write('Load more');
    expect(element.textContent).toBe('Mehr laden');
    write('No more');
    expect(element.textContent).toBe('No more');
  });

  it('that is borrowed is restored, also if it was translated meanwhile', () => {
    const element = page('<!-- a --><i>0</i>+');
    const controller = new AbortController();
    const write = borrowText(element, controller.signal);
    write('5');
    translate(element);
    write('6');
    expect(element.textContent).toBe('6');
    controller.abort();
    expect(innerMarkup(element)).toBe('<!-- a --><i>0</i>+');
  });

  it('that was borrowed and not written stays translated', () => {
    const element = page('0');
    const controller = new AbortController();
    borrowText(element, controller.signal);
    translate(element);
    controller.abort();
    expect(innerMarkup(element)).toBe('<font><font>0</font></font>');
  });

  it('is read without the marks of hyphenation', () => {
    expect(readText(page(' 1\u00AD2<wbr>\u200B\uFEFF3 '))).toBe('123');
    expect(readText(null)).toBe('');
  });
});

describe('a text that is shown for a while', () => {
  it('is taken back, and the nodes are the same', () => {
    const element = document.createElement('span');
    const node = document.createTextNode('979');
    element.append(node);
    const ending = new AbortController();
    showTextMeanwhile(element, '1240', ending.signal);
    expect(element.textContent).toBe('1240');
    ending.abort();
    expect([element.firstChild, element.textContent]).toEqual([node, '979']);
  });

  it('is not taken back if another text was written meanwhile', () => {
    const element = document.createElement('span');
    setText(element, '979');
    const ending = new AbortController();
    showTextMeanwhile(element, '1240', ending.signal);
    setText(element, '1300');
    ending.abort();
    expect(element.textContent).toBe('1300');
  });
});
