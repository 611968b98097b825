/** Draws the ring of a skill circle that cannot run (goodlayers-motion, section 7). */

/** The builder's defaults. */
const LINE_WIDTH = 6;
const COLORS = { track: '#dcdcdc', bar: '#2d9bea' };

/** The angle where a circle starts: 12 o'clock. */
const TOP = -Math.PI / 2;

/** Draws what the widget draws at its end. */
export function drawRing(circle: HTMLElement): void {
  const numberOf = (name: string): number => Number.parseFloat(circle.getAttribute(`data-${name}`) ?? '');
  const size = numberOf('width') || circle.offsetWidth;
  const lineWidth = numberOf('line-width') || LINE_WIDTH;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.setAttribute('aria-hidden', 'true');
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.lineWidth = lineWidth;
  pen.lineCap = 'square';
  const stroke = (fallback: string, color: string, part: number): void => {
    // A canvas ignores invalid colours and keeps the fallback.
    pen.strokeStyle = fallback;
    pen.strokeStyle = color;
    pen.beginPath();
    const radius = Math.max(0, (size - lineWidth) / 2);
    pen.arc(size / 2, size / 2, radius, TOP, TOP + part * 2 * Math.PI, part < 0);
    pen.stroke();
  };
  stroke(COLORS.track, circle.getAttribute('data-filled-background') ?? '', 1);
  const share = Math.min(Math.max(numberOf('percent') / 100, -1), 1);
  if (share) stroke(COLORS.bar, circle.getAttribute('data-filled-color') ?? '', share);
  circle.append(canvas);
  const content = circle.querySelector<HTMLElement>(':scope > .gdlr-core-skill-circle-content');
  if (content) content.style.marginTop = `${-content.offsetHeight / 2}px`;
}
