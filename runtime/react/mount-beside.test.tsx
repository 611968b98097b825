/** runtime/react/mount: content that React renders in time slices beside a library, and its unmount. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WidgetContext } from '../core/define';
import { mountBeside } from './mount';
import { eventually } from '../../tests/support/eventually';

const context = (): WidgetContext =>
  ({ report: vi.fn<() => void>(), fail: vi.fn<() => void>() }) as unknown as WidgetContext;

function Broken(): ReactNode {
  throw new Error('broken');
}

/** Throws when its button is pressed. */
function Fragile(): ReactNode {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken later');
  return createPortal(
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>,
    document.body,
  );
}

afterEach(() => document.body.replaceChildren());

describe('content beside a library', () => {
  it('appears as a whole, but not at once', async () => {
    const { whenMounted, unmount } = mountBeside(document.body, <Fragile />, context());
    expect(document.querySelector('button')).toBe(null);
    await whenMounted;
    expect(document.querySelector('button')?.textContent).toBe('Break');
    unmount();
    expect(document.querySelector('button')).toBe(null);
  });

  it('reports to its caller if it throws on its first render', async () => {
    const widget = context();
    const { whenMounted, unmount } = mountBeside(document.body, <Broken />, widget);
    await expect(whenMounted).rejects.toThrow('broken');
    expect(widget.fail).not.toHaveBeenCalled();
    unmount();
  });

  it('ends its widget if it throws later', async () => {
    const widget = context();
    const { whenMounted, unmount } = mountBeside(document.body, <Fragile />, widget);
    await whenMounted;
    document.querySelector('button')?.click();
    await eventually(() => expect(widget.fail).toHaveBeenCalledOnce());
    unmount();
  });

  it('resolves if it is unmounted before it appears', async () => {
    const { whenMounted, unmount } = mountBeside(document.body, <Fragile />, context());
    unmount();
    await whenMounted;
    expect(document.querySelector('button')).toBe(null);
  });
});
