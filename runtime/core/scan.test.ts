import { describe, expect, it } from 'vitest';
import { findWidgets } from './scan';
import { get, setBody, widget } from '../../tests/support/unit-runtime';

const box = widget(() => undefined, { name: 'box', selector: '.box' });
const round = widget(() => undefined, { name: 'round', selector: '[data-round],.round' });

const list = (root: ParentNode, definitions = [box, round]): string[] =>
  findWidgets(root, definitions).map(({ element, definition }) => `${element.id}:${definition.name}`);

describe('finding widgets', () => {
  it('lists them in document order, whatever their definition', () => {
    setBody('<p class="round" id="a"></p><p class="box" id="b"></p><p data-round id="c"></p>');
    expect(list(document)).toEqual(['a:round', 'b:box', 'c:round']);
  });

  it('finds nested widgets, the outer one first', () => {
    setBody('<p class="box" id="a"><b><i class="box" id="b"></i></b></p>');
    expect(list(document)).toEqual(['a:box', 'b:box']);
  });

  it('includes the given node, before its descendants', () => {
    setBody('<p class="box" id="a"><i class="box" id="b"></i></p>');
    expect(list(get('#a'))).toEqual(['a:box', 'b:box']);
  });

  it('ignores the ancestors and siblings of the given node', () => {
    setBody(
      '<div class="box" id="a"><p id="p"><i class="box" id="b"></i></p><p class="box" id="c"></p></div>',
    );
    expect(list(get('#p'))).toEqual(['b:box']);
  });

  it('lists an element once for each definition that matches it', () => {
    setBody('<p class="round box" data-round id="a"></p>');
    expect(list(document)).toEqual(['a:box', 'a:round']);
  });

  it('finds widgets in nodes that are not in the document', () => {
    const part = document.createDocumentFragment();
    part.append(Object.assign(document.createElement('p'), { className: 'box', id: 'a' }));
    expect(list(part)).toEqual(['a:box']);
  });

  it('finds the whole page as a widget, but not in a part of the page', () => {
    const page = [widget(() => undefined, { name: 'page', selector: 'html' })];
    document.documentElement.id = 'html';
    expect(list(document, page)).toEqual(['html:page']);
    expect(list(document.body, page)).toEqual([]);
    document.documentElement.removeAttribute('id');
  });

  it('skips SVG elements, which have no dataset', () => {
    setBody('<svg class="box" id="a"><g class="box" id="b"></g></svg>');
    expect(list(document)).toEqual([]);
  });

  it('finds nothing on a page without widgets, or without definitions', () => {
    setBody('<p class="box" id="a"></p>');
    expect(list(document, [])).toEqual([]);
    setBody('<p></p>');
    expect(list(document)).toEqual([]);
  });
});
