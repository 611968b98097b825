/** runtime/react/mount: what hosts of libraries render in slices, and how it ends. */
import type { ReactNode } from 'react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WidgetContext } from '../core/define';
import { mountBeside } from './mount';

const context = (): WidgetContext =>
  ({ report: vi.fn<() => void>(), fail: vi.fn<() => void>() }) as unknown as WidgetContext;

function Broken(): ReactNode {
  throw new Error('broken');
}

/** Breaks when its button is pressed. */
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

describe('what is rendered beside a library', () => {
  it('is not there at once, and then stands as a whole', async () => {
    const { whenMounted, unmount } = mountBeside(document.body, <Fragile />, context());
    expect(document.querySelector('button')).toBe(null);
    await whenMounted;
    expect(document.querySelector('button')?.textContent).toBe('Break');
    unmount();
    expect(document.querySelector('button')).toBe(null);
  });

  it('tells its caller when it throws at first', async () => {
    const widget = context();
    const { whenMounted, unmount } = mountBeside(document.body, <Broken />, widget);
    await expect(whenMounted).rejects.toThrow('broken');
    expect(widget.fail).not.toHaveBeenCalled();
    unmount();
  });

  it('ends its widget when it throws later', async () => {
    const widget = context();
    const { whenMounted, unmount } = mountBeside(document.body, <Fragile />, widget);
    await whenMounted;
    document.querySelector('button')?.click();
    await vi.waitFor(() => expect(widget.fail).toHaveBeenCalledOnce());
    unmount();
  });

  it('keeps nobody waiting when it is ended before it stands', async () => {
    const { whenMounted, unmount } = mountBeside(document.body, <Fragile />, context());
    unmount();
    await whenMounted;
    expect(document.querySelector('button')).toBe(null);
  });
});
