// @vitest-environment node
/**
 * The drawing of a skill circle (goodlayers-motion, section 7). Kept: square ends; a negative percentage runs
 * backwards.
 */
import { describe, expect, it } from 'vitest';
import { easeInOutQuad } from '../../runtime/motion/easing';
import { drawCircle, shareOf } from './circle';

/** Records what is drawn. */
function recordingPen() {
  const lines: unknown[] = [];
  const arcs: number[][] = [];
  const pen = {
    lineWidth: 0,
    lineCap: '',
    strokeStyle: '',
    setTransform: (...numbers: number[]) => lines.push(['scale', numbers[0]]),
    clearRect: () => lines.push('clear'),
    beginPath: () => undefined,
    arc: (...numbers: number[]) => arcs.push(numbers.map(Number)),
    stroke: () => lines.push([pen.strokeStyle, pen.lineWidth, pen.lineCap]),
  };
  return { pen: pen as unknown as CanvasRenderingContext2D, lines, arcs };
}

describe('a skill circle', () => {
  it.each([
    [80, 0.8],
    [33.3, 0.333],
    [150, 1],
    [-25, -0.25],
    [-400, -1],
  ])('of %d % draws %d of the ring', (percent, share) => expect(shareOf(percent)).toBeCloseTo(share, 9));

  it('animates by easeInOutQuad', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map(easeInOutQuad)).toEqual([0, 0.125, 0.5, 0.875, 1]);
  });

  const look = { size: 200, lineWidth: 6, color: '#f00', trackColor: '#eee' };

  it('is a whole track, then the bar clockwise from 12 o’clock, with square ends', () => {
    const { pen, lines, arcs } = recordingPen();
    drawCircle(pen, look, 0.25, 2);
    expect(lines).toEqual([['scale', 2], 'clear', ['#eee', 6, 'square'], ['#f00', 6, 'square']]);
    const top = -Math.PI / 2;
    expect(arcs).toEqual([
      [100, 100, 97, top, top + 2 * Math.PI, 0],
      [100, 100, 97, top, top + Math.PI / 2, 0],
    ]);
  });

  it('runs backwards below zero, and shows only the track for an invalid value', () => {
    const { pen, arcs } = recordingPen();
    drawCircle(pen, look, -0.5, 1);
    expect(arcs[1]?.at(-1)).toBe(1);
    drawCircle(pen, look, 0, 1);
    expect(arcs).toHaveLength(3);
  });
});
