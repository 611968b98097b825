import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remember, restoreOnAbort, setAttributes } from './restore';
import { get, setBody } from '../../tests/support/unit-runtime';
import { innerMarkup } from '../../tests/support/markup';

beforeEach(() => {
  setBody('<p class="a" style="color: red;"></p><div></div>');
});

describe('remember', () => {
  it('restores attributes: changed, removed and added', () => {
    setBody('<p class="a" title="b"></p>');
    const restore = remember(get('p'), { attributes: ['class', 'title', 'role'] });
    get('p').className = 'c';
    get('p').removeAttribute('title');
    get('p').setAttribute('role', 'button');
    get('p').setAttribute('lang', 'de');
    restore();
    expect(innerMarkup(document.body)).toBe('<p class="a" lang="de" title="b"></p>');
  });

  it('restores a whole style attribute, as it was written', () => {
    setBody('<p style="color:red"></p>');
    const restore = remember(get('p'), { attributes: ['style'] });
    Object.assign(get('p').style, { color: 'blue', width: '1px' });
    restore();
    expect(get('p').getAttribute('style')).toBe('color:red');
  });

  it('does not write a style attribute that the policy of the page refused', () => {
    const element = get('p');
    const cssText = vi.spyOn(element.style, 'cssText', 'get').mockReturnValue('');
    const restore = remember(element, { attributes: ['style'] });
    cssText.mockRestore();
    element.style.width = '1px';
    const setAttribute = vi.spyOn(element, 'setAttribute');
    restore();
    expect(setAttribute).not.toHaveBeenCalledWith('style', 'color: red;');
    expect(element.style.width).toBe('');
  });

  it('removes a style attribute that was not there', () => {
    const restore = remember(get('div'), { attributes: ['style'] });
    get('div').style.width = '1px';
    restore();
    expect(get('div').hasAttribute('style')).toBe(false);
  });

  it('restores single styles with their priority, and keeps what was set in other ones', () => {
    get('p').style.setProperty('height', '5px', 'important');
    const restore = remember(get('p'), { styles: ['height', 'width'] });
    get('p').style.setProperty('height', '9px');
    Object.assign(get('p').style, { width: '1px', opacity: '0.5' });
    restore();
    const { style } = get('p');
    expect([style.height, style.getPropertyPriority('height'), style.width]).toEqual([
      '5px',
      'important',
      '',
    ]);
    expect([style.color, style.opacity]).toEqual(['red', '0.5']);
  });

  it('leaves no empty style attribute where there was none', () => {
    const restore = remember(get('div'), { styles: ['width'] });
    get('div').style.width = '1px';
    restore();
    expect(get('div').hasAttribute('style')).toBe(false);
  });

  it('can restore more than once', () => {
    const restore = remember(get('p'), { attributes: ['class'] });
    for (const name of ['b', 'c']) {
      get('p').className = name;
      restore();
      expect(get('p').className).toBe('a');
    }
  });
});

describe('restoreOnAbort', () => {
  it('restores all elements when the signal aborts', () => {
    const controller = new AbortController();
    const elements = [get('p'), get('div')];
    restoreOnAbort(elements, { attributes: ['class'], styles: ['width'] }, controller.signal);
    const before = innerMarkup(document.body);
    for (const element of elements) {
      element.className = 'b';
      element.style.width = '1px';
    }
    expect(innerMarkup(document.body)).not.toBe(before);
    controller.abort();
    expect(innerMarkup(document.body)).toBe(before);
  });
});

describe('setAttributes', () => {
  it('sets and removes attributes until the signal aborts', () => {
    const controller = new AbortController();
    setAttributes(get('p'), { role: 'button', class: null }, controller.signal);
    expect([get('p').getAttribute('role'), get('p').hasAttribute('class')]).toEqual(['button', false]);
    controller.abort();
    expect([get('p').hasAttribute('role'), get('p').getAttribute('class')]).toEqual([false, 'a']);
  });
});
