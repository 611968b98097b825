/** Reads Essential Addons' fancy text (essential-addons, section 3). Fixed: one list of texts for all modes. */
import type { WidgetContext } from '../../runtime/core/define';
import type { FancyTextReading } from './attributes';
import { readFancyTextSettings } from './settings';

const REVEAL_MS = 500;

/** @throws if there is no place or no text */
export function readFancyText(
  root: HTMLElement,
  { foundAt, report }: Pick<WidgetContext, 'foundAt' | 'report'>,
): FancyTextReading {
  // The server's copy with the longest text is not the place.
  const place = [...root.querySelectorAll<HTMLElement>('.eael-fancy-text-strings')].find(
    (element) => !element.closest('[data-atoll-place]'),
  );
  if (!place) throw new Error('the widget contains no element for the texts');
  const sources = (root.getAttribute('data-fancy-text') ?? '')
    .split('|')
    .filter((text) => text.trim() !== '');
  if (sources.length === 0) throw new Error('the list of texts is empty');
  return {
    root,
    place,
    sources,
    settings: readFancyTextSettings(root, report),
    revealAt: foundAt + REVEAL_MS,
    marksStart: root.getAttribute('data-fancy-text-action') === 'view_port',
  };
}
