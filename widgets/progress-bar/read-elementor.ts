/** Reads Elementor's progress bars (elementor-frontend, section 3.6). */
import { leadingNumber } from '../../runtime/dom/leading-number';
import type { Filling } from './fill-bar';
import { capCount } from './progress';

/** @throws if there is no bar with a number */
export function readElementorProgress(wrapper: HTMLElement): Filling {
  const fill = wrapper.querySelector<HTMLElement>('.elementor-progress-bar');
  const value = fill?.getAttribute('data-max') ?? '';
  if (!fill || leadingNumber(value) === undefined) throw new Error('there is no bar with a number');
  return {
    layout: 'line',
    count: capCount(value),
    // The stylesheet has the duration.
    durationMs: 0,
    fill,
    ring: undefined,
    number: undefined,
    written: undefined,
  };
}
