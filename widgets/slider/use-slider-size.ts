/** The size of a slider, for as long as its component is mounted (goodlayers-sliders, section 1.6). */
import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { whenSizesChange } from '../../runtime/dom/measure';
import { isMobileWidth } from '../../runtime/page/viewport';
import type { SliderReading } from './attributes';
import { onResize, widthOf } from './parts/size';

/**
 * Calls `onSize` on mount and when the slider may have another size, unless it is hidden. What `onSize` changes is
 * rendered synchronously, before the next paint.
 */
export function useSliderSize(
  { root, settings }: SliderReading,
  onSize: (widthPx: number, columns: number) => void,
): void {
  const measure = useEffectEvent(() => {
    const columns = settings.mode === 'carousel' && !isMobileWidth() ? settings.columns : 1;
    const widthPx = widthOf(root);
    if (widthPx > 0) onSize(widthPx, columns);
  });
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const update = (): void => flushSync(() => measure());
    measure();
    whenSizesChange([root], update, signal);
    onResize(root, update, signal);
    return () => controller.abort();
  }, [root]);
}
