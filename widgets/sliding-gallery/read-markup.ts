/** Reads the page builder's sliding galleries (goodlayers-sliders, section 3). */
import type { WidgetContext } from '../../runtime/core/define';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { strings } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import { reactWidget } from '../../runtime/react/mount';
import type { SlidingGalleryReading } from './attributes';
import { SlidingGallery } from './SlidingGallery';

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

export const { mount } = reactWidget(
  (root, context) => ({ props: { reading: readSlidingGallery(root, context), config: context.config } }),
  SlidingGallery,
);
