/** The page builder's parallax layers (goodlayers-motion, section 10). Only layers near the viewport are updated. */
import type { WidgetModule } from '../../../runtime/core/define';
import { prefersReducedMotion } from '../../../runtime/page/environment';
import { leadingNumber } from '../../../runtime/dom/leading-number';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { whileNear } from '../../../runtime/motion/intersection';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';
import { readSettings, type Setting } from '../../../runtime/dom/settings';
import { isMobileWidth } from '../../../runtime/page/viewport';

const SPEED: Setting<number> = {
  attribute: 'data-parallax-speed',
  fallback: 0,
  parse(text) {
    const speed = leadingNumber(text);
    return speed !== undefined && Math.abs(speed) <= 1 ? speed : undefined;
  },
};

/** The measured sizes. */
interface Place {
  /** Outer height of the wrap, which clips the layer. */
  readonly wrapHeight: number;
  /** Distance from the top of the viewport to the top of the wrap. */
  readonly wrapTop: number;
  readonly screenHeight: number;
}

/** @param speed −1…1: 1 is fixed in the viewport, 0 scrolls with the page, negative values scroll faster */
export function layerHeight(speed: number, { wrapHeight, screenHeight }: Place): number {
  if (speed > 0) return wrapHeight + (screenHeight - wrapHeight) * speed;
  return wrapHeight + (screenHeight + wrapHeight) * -speed;
}

/** @returns the vertical shift of the layer in its wrap; undefined while the wrap is outside the viewport */
export function layerShift(speed: number, { wrapHeight, wrapTop, screenHeight }: Place): number | undefined {
  if (wrapTop >= screenHeight || wrapTop + wrapHeight <= 0) return undefined;
  return speed > 0 ? -wrapTop * speed : (screenHeight - wrapTop) * speed;
}

export const mount: WidgetModule['mount'] = (layer, context) => {
  const { speed } = readSettings(layer, { speed: SPEED }, context.report);
  const wrap = layer.parentElement;
  if (speed === 0 || !wrap) return;
  restoreOnAbort([layer], { styles: ['height', 'transform', 'will-change'] }, context.signal);

  const isStill = prefersReducedMotion();

  const job: Job = ({ height: screenHeight, display }) => {
    const { top: wrapTop, height: wrapHeight } = wrap.getBoundingClientRect();
    const place = { wrapHeight, wrapTop, screenHeight };
    if (isStill || isMobileWidth(display))
      return () => setStyle(layer, { height: px(wrapHeight), transform: '', 'will-change': '' });
    const shift = layerShift(speed, place);
    return () =>
      setStyle(layer, {
        height: px(layerHeight(speed, place)),
        // A separate compositor layer moves without repainting.
        'will-change': 'transform',
        ...(shift !== undefined && { transform: `translate(0px, ${px(shift)})` }),
      });
  };

  let follows: AbortController | undefined;
  const stop = (): void => follows?.abort();
  whileNear(
    wrap,
    (isNear) => {
      stop();
      if (!isNear) {
        layer.style.removeProperty('will-change');
        return;
      }
      follows = new AbortController();
      followScreen(job, { signal: follows.signal, fail: context.fail }, [wrap]);
    },
    context.signal,
  );
  context.signal.addEventListener('abort', stop);
};

/** Rounds to hundredths, so that the browser returns the same text that was set. */
function px(length: number): string {
  return `${Math.round(length * 100) / 100}px`;
}

/** Sets only changed styles, because setting an equal value has a cost too. */
function setStyle(layer: HTMLElement, style: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(style))
    if (layer.style.getPropertyValue(name) !== value) layer.style.setProperty(name, value);
}
