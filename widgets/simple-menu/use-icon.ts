/** An icon of the server in an element of a component. */
import { useEffect } from 'react';

/**
 * @param markup of the icon; it is sanitized, by code that is fetched first. Nothing for no icon
 * @param report of the widget, called if that code does not load
 */
export function useIcon(
  place: HTMLElement,
  markup: string | undefined,
  report: (code: string, detail?: unknown) => void,
): void {
  useEffect(() => {
    if (!markup) return undefined;
    const controller = new AbortController();
    fillIcon(place, markup, controller.signal).catch((error: unknown) => report('icons_not_loaded', error));
    return () => controller.abort();
  }, [place, markup, report]);
}

async function fillIcon(place: HTMLElement, markup: string, signal: AbortSignal): Promise<void> {
  const { toNodes } = await import('../../runtime/dom/html');
  if (signal.aborted) return;
  // Elements only: text would be read out as part of the link.
  const pictures = [...toNodes(markup).children];
  for (const picture of pictures) picture.setAttribute('aria-hidden', 'true');
  place.append(...pictures);
  signal.addEventListener('abort', () => pictures.forEach((picture) => picture.remove()));
}
