/** The cursor of typed texts: it stops blinking when the widget unmounts. */
import { expect, it, vi } from 'vitest';
import { createCursor } from './cursor';
import { get, setBody } from '../../tests/support/unit-runtime';

it('stops blinking when the widget unmounts while the text is idle', () => {
  setBody('<span id="word">text</span>');
  const cancel = vi.fn<Animation['cancel']>();
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel } as unknown as Animation);
  const ending = new AbortController();
  const cursor = createCursor(get('#word'), ending.signal);
  cursor.setIdle(true);
  expect(cancel).not.toHaveBeenCalled();
  ending.abort();
  expect(cancel).toHaveBeenCalledOnce();
});
