/** Creates the elements of a menu that the server does not print, and puts the server's icons into them. */

/** @param classNames separated by spaces */
export function create(tag: string, classNames: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = classNames;
  return element;
}

/** @returns an element for an icon, which assistive technology ignores */
export function createSign(classNames: string): HTMLElement {
  const sign = create('span', classNames);
  sign.ariaHidden = 'true';
  return sign;
}

/** Reports a problem of the widget. */
export type Report = (code: string, detail?: unknown) => void;

/**
 * Puts an icon of the server into an element.
 *
 * @param markup of the icon; it is sanitized, by code that is fetched first. Nothing for no icon
 * @param report of the widget, called if that code does not load
 * @param signal removes the icon
 */
export function fillIcon(
  place: HTMLElement,
  markup: string | undefined,
  report: Report,
  signal: AbortSignal,
): void {
  if (!markup) return;
  fill(place, markup, signal).catch((error: unknown) => report('icons_not_loaded', error));
}

async function fill(place: HTMLElement, markup: string, signal: AbortSignal): Promise<void> {
  const { toNodes } = await import('../../runtime/dom/html');
  if (signal.aborted) return;
  // Elements only: text would be read out as part of the link.
  const pictures = [...toNodes(markup).children];
  for (const picture of pictures) picture.setAttribute('aria-hidden', 'true');
  place.append(...pictures);
  signal.addEventListener('abort', () => pictures.forEach((picture) => picture.remove()));
}
