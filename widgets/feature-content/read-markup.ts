/** Reads the page builder's feature content (goodlayers-panels, section 9). */
import { newId } from '../../runtime/dom/unique-id';
import type { PrepareModule } from '../../runtime/core/define';
import { prepareAttributes } from '../../runtime/dom/attributes';
import { type FeatureContentReading, stopAttributes, wrapAttributes } from './attributes';

const NAME = 'gdlr-core-feature-content';

/** @returns undefined without the text's wrap: then the text is always visible */
export function readFeatureContent(card: HTMLElement): FeatureContentReading | undefined {
  const wrap = card.querySelector<HTMLElement>(`.${NAME}-wrap`);
  if (!wrap) return undefined;
  return { card, wrap, id: wrap.id || newId('feature-content'), stop: readStop(card) };
}

function readStop(card: HTMLElement): FeatureContentReading['stop'] {
  const heading =
    card.querySelector<HTMLElement>(`.${NAME}-title`) ?? card.querySelector<HTMLElement>(`.${NAME}-caption`);
  if (!heading) return { element: card, role: 'group' };
  return heading.querySelector('a[href],button') ? undefined : { element: heading, role: 'button' };
}

export const prepare: PrepareModule['prepare'] = (card) => {
  const reading = readFeatureContent(card);
  if (!reading) return () => undefined;
  const { wrap, stop } = reading;
  return prepareAttributes([
    [wrap, wrapAttributes(reading)],
    ...(stop ? [[stop.element, stopAttributes(reading, false)] as const] : []),
  ]);
};
