import { describe, expect, it, vi } from 'vitest';
import { borderBox, contentBox, edgeSize, marginBox, px, styleSize, whenSizesChange } from './measure';
import { emitResize } from '../page/events';
import { get, setBody } from '../../tests/support/unit-runtime';

const EDGES = 'padding: 1.5px 2px; border: 1px solid; margin: 10px 20.25px';

/** A box whose inline size is 100.5 × 50 px. */
function addBox(boxSizing: string): HTMLElement {
  setBody(`<p style="box-sizing: ${boxSizing}; width: 100.5px; height: 50px; ${EDGES}"></p>`);
  return get('p');
}

describe('the boxes of an element', () => {
  it.each([
    ['content-box', { content: [100.5, 50], border: [106.5, 55], margin: { width: 147, height: 75 } }],
    ['border-box', { content: [94.5, 45], border: [100.5, 50], margin: { width: 141, height: 70 } }],
  ])('of a %s', (boxSizing, expected) => {
    const element = addBox(boxSizing);
    expect([contentBox(element, 'width'), contentBox(element, 'height')]).toEqual(expected.content);
    expect([borderBox(element, 'width'), borderBox(element, 'height')]).toEqual(expected.border);
    expect(marginBox(element)).toEqual(expected.margin);
  });

  it('come from the rendered size if the computed style has none, as for inline elements', () => {
    setBody('<span style="padding: 0 3px"></span>');
    const element = get('span');
    vi.spyOn(element, 'offsetWidth', 'get').mockReturnValue(40);
    expect(borderBox(element, 'width')).toBe(40);
    expect(contentBox(element, 'width')).toBe(34);
  });

  it('keep fractions exactly: no edge is added and subtracted again', () => {
    setBody('<p style="box-sizing: content-box; width: 0.1px; padding: 0 0.35px"></p>');
    expect(contentBox(get('p'), 'width')).toBe(0.1);
  });
});

describe('styleSize', () => {
  it.each([
    ['content-box', 40],
    ['border-box', 45],
  ])('gives the inline height of a %s whose content is 40 px high', (boxSizing, expected) => {
    expect(styleSize(getComputedStyle(addBox(boxSizing)), 'height', 40)).toBe(expected);
  });
});

describe('edgeSize', () => {
  it('adds up the edges of both sides', () => {
    const style = getComputedStyle(addBox('content-box'));
    expect(edgeSize(style, 'width', 'padding')).toBe(4);
    expect(edgeSize(style, 'width', 'padding', 'border')).toBe(6);
    expect(edgeSize(style, 'height', 'margin')).toBe(20);
    expect(edgeSize(style, 'height')).toBe(0);
  });
});

describe('px', () => {
  it.each([
    ['12.5px', 12.5],
    ['-3px', -3],
    ['auto', 0],
    ['normal', 0],
    ['', 0],
  ])('reads %o as %d', (length, expected) => {
    expect(px(length)).toBe(expected);
  });
});

describe('whenSizesChange', () => {
  it('calls back for the platform’s resize event, until it is aborted', () => {
    setBody('<p></p>');
    const disconnect = vi.spyOn(ResizeObserver.prototype, 'disconnect');
    const observe = vi.spyOn(ResizeObserver.prototype, 'observe');
    const onChange = vi.fn<() => void>();
    const controller = new AbortController();
    whenSizesChange([get('p')], onChange, controller.signal);
    expect(observe).toHaveBeenCalledWith(get('p'));
    emitResize(window);
    expect(onChange).toHaveBeenCalledOnce();
    document.body.append(document.createElement('aside'));
    emitResize(get('aside'));
    expect(onChange).toHaveBeenCalledOnce();
    emitResize(document.body);
    expect(onChange).toHaveBeenCalledTimes(2);
    controller.abort();
    emitResize(window);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(disconnect).toHaveBeenCalledOnce();
  });
});
