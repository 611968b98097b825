/** Reads the page builder's sliding galleries (goodlayers-sliders, section 3). */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { prepareAttributes } from '../../runtime/dom/attributes';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { strings } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import { rootAttributes, type SlidingGalleryReading } from './attributes';

const TABLE = { pxPerSecond: wholeNumber('data-speed', 100, 1) };

export function readSlidingGallery(
  root: HTMLElement,
  { config, report }: Pick<WidgetContext, 'config' | 'report'>,
): SlidingGalleryReading {
  return {
    root,
    items: [...root.children].filter((child) => child instanceof HTMLElement),
    ...readSettings(root, TABLE, report),
    label: translator(config.strings)(strings['gallery.label']),
  };
}

export const prepare: PrepareModule['prepare'] = (root, context) =>
  prepareAttributes([[root, rootAttributes(readSlidingGallery(root, context), prefersReducedMotion())]]);
