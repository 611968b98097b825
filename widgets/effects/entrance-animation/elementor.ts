/**
 * Entrance animations of Elementor's elements (elementor-frontend, section 2.3). The server hides an element whose animation
 * on a desktop is set. So it is also shown in all cases in which the animation might never start: on print, with reduced
 * motion, without a name that can be a class, and after an error.
 */
import type { Unmount, WidgetModule } from '../../../runtime/core/define';
import { watchIntersection } from '../../../runtime/motion/intersection';
import { now, prefersReducedMotion } from '../../../runtime/page/environment';
import { beforePrint } from '../../../runtime/page/paper';
import {
  deviceSetting,
  type ElementorSettings,
  readElementorSettings,
} from '../../shared/elementor/device-settings';

const HIDDEN_CLASS = 'elementor-invisible';
const RUNNING_CLASS = 'animated';
/** The name for no animation on a device. */
const NONE = 'none';
const NAME = /^[\w-]{1,100}$/;
/** Longer delays are invalid. */
const MAX_DELAY_MS = 1_000_000;

/** The time after which the plugin's stylesheet shows hidden elements, in ms (wp-plugin/includes/paint/entrance-fallback.php). */
const FALLBACK_MS = 5000;

export const mount: WidgetModule['mount'] = (element, context): Unmount | void => {
  const reveal = (): void => element.classList.remove(HIDDEN_CLASS);
  let settings: ElementorSettings;
  try {
    settings = readElementorSettings(element);
  } catch (error) {
    reveal();
    throw error;
  }
  if (nameOn(settings) === '') return undefined;

  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let added = '';
  const stop = (): void => {
    waiting.abort();
    clearTimeout(timer);
  };
  const show = (): void => {
    stop();
    const name = nameOn(settings);
    reveal();
    if (name === '' || name === NONE) return;
    if (!NAME.test(name)) return context.report('bad_animation', name.slice(0, 100));
    added = name;
    element.classList.add(RUNNING_CLASS, name);
  };
  const onSight = (): void => {
    waiting.abort();
    timer = setTimeout(show, nameOn(settings) === NONE ? 0 : delayMs(settings));
  };

  // An element that is already visible must not be hidden again by the start of its animation.
  const isShown =
    now() > FALLBACK_MS &&
    element.classList.contains(HIDDEN_CLASS) &&
    getComputedStyle(element).visibility === 'visible';
  if (isShown) return reveal();
  if (prefersReducedMotion()) show();
  else {
    const unwatch = watchIntersection(element, '0px', ({ isIntersecting }) => isIntersecting && onSight());
    waiting.signal.addEventListener('abort', unwatch);
    beforePrint(() => added === '' && show(), context.signal);
  }
  return (hasFailed) => {
    stop();
    if (!hasFailed) return;
    reveal();
    if (added) element.classList.remove(RUNNING_CLASS, added);
  };
};

/** @returns the name of the animation on the current device; '' without one */
function nameOn(settings: ElementorSettings): string {
  const names = ['animation', '_animation'].map((key) => deviceSetting(settings, key));
  const name = names.find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name : '';
}

function delayMs(settings: ElementorSettings): number {
  const delay = ['_animation_delay', 'animation_delay']
    .map((key) => Number(settings[key]))
    .find((ms) => ms > 0);
  return delay !== undefined && delay < MAX_DELAY_MS ? delay : 0;
}
