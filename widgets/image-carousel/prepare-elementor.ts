/** Gives a carousel that is not in sight the names that it has when it is mounted. */
import type { PrepareModule } from '../../runtime/core/define';
import { prepareAttributes } from '../../runtime/dom/attributes';
import { viewportAttributes } from './attributes';
import { readCarousel } from './read-elementor';

export const prepare: PrepareModule['prepare'] = (root, { config }) => {
  const reading = readCarousel(root, config);
  // One slide is no carousel.
  if (reading.slides.length < 2) return () => undefined;
  return prepareAttributes([
    [reading.viewport, viewportAttributes(reading)],
    ...reading.arrows.map(({ element, label }) => [element, { 'aria-label': label }] as const),
  ]);
};
