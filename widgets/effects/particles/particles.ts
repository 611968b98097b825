/**
 * The page builder's particle backgrounds (goodlayers-motion, section 12), drawn on a canvas. They move only while they
 * are near the viewport and the tab is visible. When reduced motion is preferred, they are drawn once.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { setAttributes } from '../../../runtime/dom/restore';
import { now, prefersReducedMotion } from '../../../runtime/page/environment';
import { followScreen } from '../../../runtime/motion/scroll/scroll';
import { whileNear } from '../../../runtime/motion/intersection';
import { createAutoplay } from '../../shared/autoplay/autoplay';
import { drift, fillArea, linksOf, type Particle } from './field';

const CANVAS_CLASS = 'particles-js-canvas-el';
const PARTICLE_OPACITY = 0.8;
const LINE_WIDTH_PX = 2;

/** The number of particle backgrounds on the page, used for their ids. */
let fields = 0;

export const mount: WidgetModule['mount'] = (element, context) => {
  const { config, signal } = context;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser has no 2D canvas');
  canvas.className = CANVAS_CLASS;
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { width: '100%', height: '100%' });
  element.append(canvas);
  if (!element.id) setAttributes(element, { id: `gdlr-core-particle${(fields += 1)}` }, signal);

  const { random } = Math;
  let area = { width: 0, height: 0 };
  let particles: readonly Particle[] = [];
  let frame = 0;
  let movedAt = 0;

  followScreen(
    () => {
      const { offsetWidth: width, offsetHeight: height } = element;
      if (width === area.width && height === area.height) return undefined;
      return () => {
        const ratio = Math.max(1, devicePixelRatio);
        area = { width, height };
        particles = fillArea(particles, area, ratio, random);
        // Resizing a canvas clears it and resets its scale.
        Object.assign(canvas, { width: width * ratio, height: height * ratio });
        pen.scale(ratio, ratio);
        draw(pen, area, particles);
      };
    },
    context,
    [element],
  );

  const move = (): void => {
    const at = now();
    drift(particles, at - movedAt, area, random);
    movedAt = at;
    draw(pen, area, particles);
    frame = requestAnimationFrame(move);
  };
  const stop = (): void => cancelAnimationFrame(frame);
  if (!prefersReducedMotion()) {
    const { button } = createAutoplay({
      config,
      signal,
      buttonPosition: 'position:absolute;top:8px;inset-inline-start:8px;',
      watchVisible: (onChange) => whileNear(element, onChange, signal),
      onChange(isPlaying) {
        stop();
        movedAt = now();
        if (isPlaying) frame = requestAnimationFrame(move);
      },
    });
    (element.parentElement ?? element).append(button);
  }
  signal.addEventListener('abort', () => {
    stop();
    canvas.remove();
  });
};

function draw(
  pen: CanvasRenderingContext2D,
  { width, height }: { readonly width: number; readonly height: number },
  particles: readonly Particle[],
): void {
  pen.clearRect(0, 0, width, height);
  pen.fillStyle = pen.strokeStyle = '#fff';
  pen.lineWidth = LINE_WIDTH_PX;
  for (const { from, to, opacity } of linksOf(particles)) {
    pen.globalAlpha = opacity;
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
  pen.globalAlpha = PARTICLE_OPACITY;
  pen.beginPath();
  for (const { x, y, radius } of particles) {
    pen.moveTo(x + radius, y);
    pen.arc(x, y, radius, 0, 2 * Math.PI);
  }
  pen.fill();
}
