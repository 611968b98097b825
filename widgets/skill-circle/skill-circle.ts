/**
 * The page builder's skill circles (goodlayers-motion, section 7): a ring that is filled once when it comes into view,
 * also on phones. Kept: a narrow parent only limits the maximum size. Fixed: the text is centred again if its font
 * loads late.
 */
import { borderBox, contentBox, whenSizesChange } from '../../runtime/dom/measure';
import type { WidgetModule } from '../../runtime/core/define';
import { restoreOnAbort, setAttributes } from '../../runtime/dom/restore';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { easeInOutQuad } from '../../runtime/motion/easing';
import { whenInView } from '../../runtime/motion/intersection';
import { startTween } from '../../runtime/motion/tween';
import { readSettings, type Setting, wholeNumber } from '../../runtime/dom/settings';
import { type CircleLook, drawCircle, shareOf } from './circle';

const NAME = 'gdlr-core-skill-circle';

const color = (attribute: string): Setting<string> => ({ attribute, fallback: '', parse: (text) => text });

/** The fallbacks are the builder's defaults, except for the percentage. */
const SETTINGS = {
  percent: {
    attribute: 'data-percent',
    fallback: 0,
    parse: (text) => (Number.isFinite(Number(text)) ? Number(text) : undefined),
  } satisfies Setting<number>,
  size: wholeNumber('data-width', 265, 1),
  durationMs: wholeNumber('data-duration', 1200),
  lineWidth: wholeNumber('data-line-width', 6),
  color: color('data-filled-color'),
  trackColor: color('data-filled-background'),
};

export const mount: WidgetModule['mount'] = (circle, { signal, report }) => {
  const bad: string[] = [];
  const { percent, durationMs, ...look } = readSettings(circle, SETTINGS, (code) => bad.push(code));
  if (bad.length > 0) report('bad_settings', bad.join());
  const content = circle.querySelector<HTMLElement>(`:scope > .${NAME}-content`);
  const place = circle.parentElement;

  const texts = ['head', 'caption'].map((part) =>
    circle.querySelector(`.${NAME}-${part}`)?.textContent?.trim(),
  );
  setAttributes(
    circle,
    { role: 'img', 'aria-label': texts.filter(Boolean).join(', ') || `${percent}%` },
    signal,
  );

  const measure = (): void => {
    // The current limit would affect the measured width of the parent.
    limit(circle, '');
    if (place) limit(circle, `${contentBox(place, 'width')}px`);
    if (content) content.style.marginTop = `${-borderBox(content, 'height') / 2}px`;
  };
  whenSizesChange(
    [place, content].filter((element) => element !== null),
    measure,
    signal,
  );
  restoreOnAbort([circle], { styles: ['max-width', 'max-height'] }, signal);
  if (content) restoreOnAbort([content], { styles: ['margin-top'] }, signal);

  const draw = (): void => {
    const canvas = addCanvas(circle, look.size, signal);
    const pen = canvas.getContext('2d');
    if (!pen) return;
    const show = (share: number): void => drawCircle(pen, look, share, canvas.width / look.size);
    if (prefersReducedMotion()) return show(shareOf(percent));
    startTween(
      {
        from: 0,
        to: shareOf(percent),
        durationMs,
        easing: easeInOutQuad,
        onValue: show,
        onEnd: () => undefined,
      },
      signal,
    );
  };
  if (prefersReducedMotion()) draw();
  else whenInView(circle, 1, draw, signal);
};

function limit({ style }: HTMLElement, size: string): void {
  style.maxWidth = size;
  style.maxHeight = size;
}

function addCanvas(circle: HTMLElement, size: CircleLook['size'], signal: AbortSignal): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const ratio = Math.max(1, devicePixelRatio);
  canvas.width = size * ratio;
  canvas.height = size * ratio;
  if (ratio > 1) Object.assign(canvas.style, { width: `${size}px`, height: `${size}px` });
  canvas.setAttribute('aria-hidden', 'true');
  circle.append(canvas);
  signal.addEventListener('abort', () => canvas.remove());
  return canvas;
}
