/** Keeps a skill circle as wide as its place at most, and its text in the middle. */
import { borderBox, contentBox, whenSizesChange } from '../../runtime/dom/measure';

/**
 * @param content the text, if there is one
 * @param signal stops it and removes the styles
 */
export function fitPlace(circle: HTMLElement, content: HTMLElement | undefined, signal: AbortSignal): void {
  const place = circle.parentElement ?? undefined;
  const fit = (): void => {
    // The previous limit would affect the measured width.
    limit(circle, '');
    if (place) limit(circle, `${contentBox(place, 'width')}px`);
    if (content) content.style.marginTop = `${-borderBox(content, 'height') / 2}px`;
  };
  whenSizesChange(
    [place, content].filter((element) => element !== undefined),
    fit,
    signal,
  );
  signal.addEventListener('abort', () => {
    limit(circle, '');
    if (content) content.style.marginTop = '';
  });
}

function limit({ style }: HTMLElement, size: string): void {
  style.maxWidth = size;
  style.maxHeight = size;
}
