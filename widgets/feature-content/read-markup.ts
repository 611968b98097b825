/** Reads the page builder's feature content (goodlayers-panels, section 9). */
import type { WidgetModule } from '../../runtime/core/define';
import { reactWidget } from '../../runtime/react/mount';
import type { FeatureContentReading } from './attributes';
import { FeatureContent } from './FeatureContent';

const NAME = 'gdlr-core-feature-content';

let ids = 0;

function readFeatureContent(card: HTMLElement, wrap: HTMLElement): FeatureContentReading {
  return {
    card,
    wrap,
    id: wrap.id || `${NAME}-${(ids += 1)}`,
    stop: readStop(card),
    isSliding: getComputedStyle(wrap).display === 'none',
  };
}

function readStop(card: HTMLElement): FeatureContentReading['stop'] {
  const heading =
    card.querySelector<HTMLElement>(`.${NAME}-title`) ?? card.querySelector<HTMLElement>(`.${NAME}-caption`);
  if (!heading) return { element: card, role: 'group' };
  return heading.querySelector('a[href],button') ? undefined : { element: heading, role: 'button' };
}

export const mount: WidgetModule['mount'] = (card, context) => {
  const wrap = card.querySelector<HTMLElement>(`.${NAME}-wrap`);
  // Without the wrap, the text is always visible.
  if (!wrap) return undefined;
  const read = () => ({ props: { reading: readFeatureContent(card, wrap) } });
  return reactWidget(read, FeatureContent).mount(card, context);
};
