/** Reads the page builder's scroll galleries and thumbnail strips (goodlayers-sliders, section 2). */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { prepareAttributes } from '../../runtime/dom/attributes';
import { translator } from '../../runtime/page/translate';
import { type GalleryReading, rootAttributes } from './attributes';

/** @throws if there is no list */
export function readGallery(root: HTMLElement, { config }: Pick<WidgetContext, 'config'>): GalleryReading {
  const list = [...root.children].find((child) => child.matches('ul.slides'));
  if (!(list instanceof HTMLElement)) throw new Error('the slider contains no list of slides');
  const sibling = root.nextElementSibling;
  const bar =
    sibling instanceof HTMLElement && sibling.matches('.gdlr-core-sly-scroll') ? sibling : undefined;
  return {
    root,
    list,
    items: [...list.children].filter((child) => child instanceof HTMLElement),
    bar,
    handle: bar?.querySelector<HTMLElement>('.gdlr-core-sly-scroll-handle') ?? undefined,
    hasBullets: root.classList.contains('gdlr-core-with-bullet'),
    say: translator(config.strings),
  };
}

export const prepare: PrepareModule['prepare'] = (root, context) => {
  const reading = readGallery(root, context);
  return prepareAttributes(reading.items.length > 0 ? [[root, rootAttributes(reading)]] : []);
};
