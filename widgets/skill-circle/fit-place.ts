/** Keeps a skill circle as wide as its place at most, and its text in the middle. */
import { contentSize, outerSize, whenSizesChange } from '../../runtime/dom/sizes';

/**
 * @param content the text, if there is one
 * @param signal stops it and removes the styles
 */
export function fitPlace(circle: HTMLElement, content: HTMLElement | undefined, signal: AbortSignal): void {
  const place = circle.parentElement ?? undefined;
  const fit = (): void => {
    // The limit of the last time would hide how wide the place is now.
    limit(circle, '');
    if (place) limit(circle, `${contentSize(place, 'width')}px`);
    if (content) content.style.marginTop = `${-outerSize(content, 'height') / 2}px`;
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
