/** The page builder's scroll galleries and thumbnail strips (goodlayers-sliders, section 2). */
import type { WidgetModule } from '../../runtime/core/define';
import { whenSizesChange } from '../../runtime/dom/measure';
import { remember, setAttributes } from '../../runtime/dom/restore';
import { strings as shared } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import { type Elements, readElements } from './elements';
import { listenToBar, listenToStrip } from './strip-events';
import { createStripView } from './strip-view';

export const mount: WidgetModule['mount'] = (root, { config, signal }) => {
  const elements = readElements(root);
  if (!elements) return undefined;
  const { items, bar, handle } = elements;
  const say = translator(config.strings);
  const parts = [root, elements.list, ...items, bar, handle].filter((part) => part !== undefined);
  const restores = parts.map((part) => remember(part, { attributes: ['class', 'style'] }));
  keepLeftToRight(elements);
  const view = createStripView(elements, say, signal);
  setAttributes(root, { role: 'group', tabindex: '0', 'aria-label': say(shared['gallery.label']) }, signal);
  root.classList.add('gdlr-core-after-init');
  Object.assign(root.style, { overflow: 'hidden', touchAction: 'pan-y pinch-zoom' });
  items[0]?.classList.add('active');
  listenToStrip(elements, view, signal);
  listenToBar(elements, view, signal);
  whenSizesChange([root, ...items], view.measure, signal);
  view.measure();
  return () => {
    view.end();
    restores.forEach((restore) => restore());
  };
};

/** The strip runs from left to right on every page (RTL, in the same section). Its items keep the page's direction. */
function keepLeftToRight({ root, list, items, bar }: Elements): void {
  const isRtl = getComputedStyle(root).direction === 'rtl';
  for (const row of [root, list, ...(bar ? [bar] : [])])
    if (getComputedStyle(row).direction === 'rtl') row.style.direction = 'ltr';
  if (isRtl) items.forEach((item) => (item.style.direction = 'rtl'));
}
