/** The cursor of typed texts: it stops blinking when the widget unmounts. */
import { expect, it, vi } from 'vitest';
import { Cursor } from './Cursor';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { innerMarkup } from '../../tests/support/markup';

it('stops blinking when the widget unmounts while the text is idle', () => {
  setBody('<p><span id="word">text</span></p>');
  const animations: { readonly cancel: Animation['cancel'] }[] = [];
  vi.spyOn(Element.prototype, 'animate').mockImplementation(() => {
    const animation = { cancel: vi.fn<Animation['cancel']>() };
    animations.push(animation);
    return animation as unknown as Animation;
  });
  const unmount = mountTwice(<Cursor after={get('#word')} isStill={false} isBlinking />);
  expect(innerMarkup(get('p'))).toBe(
    '<span id="word">text</span><span class="typed-cursor typed-cursor--blink" aria-hidden="true">|</span>',
  );
  expect(animations.at(-1)?.cancel).not.toHaveBeenCalled();
  unmount();
  // Strict mode starts the blinking twice.
  expect(animations).toHaveLength(2);
  for (const { cancel } of animations) expect(cancel).toHaveBeenCalledOnce();
  expect(innerMarkup(get('p'))).toBe('<span id="word">text</span>');
});

it('does not animate a cursor that the stylesheet hides', () => {
  setBody('<style>.typed-cursor{display:none}</style><p><span id="word">text</span></p>');
  const animate = vi.spyOn(Element.prototype, 'animate');
  const unmount = mountTwice(<Cursor after={get('#word')} isStill={false} isBlinking />);
  expect(get('.typed-cursor--blink').textContent).toBe('|');
  expect(animate).not.toHaveBeenCalled();
  unmount();
});
