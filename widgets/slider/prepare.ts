/**
 * Gives a slider that is not in sight the attributes that it has when it is mounted. It has only the printed controls: where
 * there are none, they are added when it is measured.
 */
import type { PrepareContext } from '../../runtime/core/define';
import { type ElementAttributes, prepareAttributes } from '../../runtime/dom/attributes';
import {
  arrowAttributes,
  listAttributes,
  rootAttributes,
  slideAttributes,
  type SliderReading,
} from './attributes';
import { awaitPresses } from './parts/early-presses';
import { NOT_MEASURED } from './slider-machine';

/** @returns restores the server's elements */
export function prepareSlider(
  reading: SliderReading,
  { signal, mountNow }: Pick<PrepareContext, 'signal' | 'mountNow'>,
): () => void {
  const { root, list, slides, pair, served, moreArrows } = reading;
  if (slides.length === 0) return () => undefined;
  const arrows = [...pair, ...served, ...moreArrows];
  awaitPresses(root, arrows, mountNow, signal);
  return prepareAttributes([
    [root, rootAttributes(reading)],
    [list, listAttributes(false)],
    ...slides.map((slide, index): [Element, ElementAttributes] => [
      slide,
      slideAttributes(reading, NOT_MEASURED, index),
    ]),
    ...arrows.map(({ element, by }): [Element, ElementAttributes] => [
      element,
      arrowAttributes(reading, by, true),
    ]),
  ]);
}
