/**
 * The pure parts of the page builder's dividers, skills and tilt (goodlayers-motion, sections 4 to 7 and 18). Kept: no
 * line where a title fills its row, square ends, a circle that runs backwards below zero. Fixed: a divider without an
 * icon has its lines.
 */
import { describe, expect, it } from 'vitest';
import { easeInOutQuad } from '../../../runtime/motion/easing';
import { iconLineWidth, isRowOverfull, titleLine } from '../../../widgets/effects/divider/widths';
import { drawCircle, shareOf } from '../../../widgets/skill-circle/circle';
import { capDegrees, leanTowards } from '../../../widgets/effects/tilt/angles';

describe('the lines beside an icon', () => {
  it.each([
    [1000, 60, 470],
    [1000, 0, 500],
    [50, 60, 0],
  ])('in %d px with an icon of %d px have %d px each', (inner, icon, width) => {
    expect(iconLineWidth(inner, icon)).toBe(width);
  });
});

describe('the lines beside a title', () => {
  const row = { wrapWidth: 1000, titleWidth: 300, linkWidth: undefined, lines: 1 };
  it.each([
    ['one line', row, { width: 700, right: undefined }],
    ['two lines', { ...row, lines: 2 }, { width: 350, right: undefined }],
    ['a link, and 20 px before it', { ...row, linkWidth: 80 }, { width: 600, right: 100 }],
    ['a title that fills the row', { ...row, titleWidth: 1200 }, { width: 0, right: undefined }],
    ['no line at all', { ...row, lines: 0 }, { width: 700, right: undefined }],
  ])('%s', (_name, given, expected) => expect(titleLine(given)).toEqual(expected));

  it.each([
    [920, 80, false],
    [921, 80, true],
    [2000, undefined, false],
  ])('a title of %d px and a link of %s px in 1000 px: overfull %s', (titleWidth, linkWidth, expected) => {
    expect(isRowOverfull({ ...row, titleWidth, linkWidth })).toBe(expected);
  });
});

describe('the tilt', () => {
  const area = { width: 200, height: 100 };
  it.each([
    [
      { x: 100, y: 50 },
      { x: 0, y: 0 },
    ],
    [
      { x: 0, y: 50 },
      { x: 0, y: -30 },
    ],
    [
      { x: 200, y: 50 },
      { x: 0, y: 30 },
    ],
    [
      { x: 100, y: 0 },
      { x: 30, y: 0 },
    ],
    [
      { x: 200, y: 100 },
      { x: -30, y: 30 },
    ],
    [
      { x: 150, y: 75 },
      { x: -15, y: 15 },
    ],
    [
      { x: 999, y: -9 },
      { x: 30, y: 30 },
    ],
  ])('at %o leans %o', (at, angles) => {
    const { x, y } = leanTowards(at, area, 30);
    expect({ x: x + 0, y: y + 0 }).toEqual(angles);
  });

  it('of nothing leans nowhere', () => {
    expect(leanTowards({ x: 1, y: 1 }, { width: 0, height: 0 }, 30)).toEqual({ x: -0, y: 0 });
  });

  it.each([
    [45, 45],
    [-5, 0],
    [360, 90],
  ])('of %d degrees is %d at most', (asked, most) => expect(capDegrees(asked)).toBe(most));
});

/** Writes down what is drawn. */
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

  it('runs by easeInOutQuad', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map(easeInOutQuad)).toEqual([0, 0.125, 0.5, 0.875, 1]);
  });

  const look = { size: 200, lineWidth: 6, color: '#f00', trackColor: '#eee' };

  it('is a whole track, then the bar from 12 o’clock clockwise, with square ends', () => {
    const { pen, lines, arcs } = recordingPen();
    drawCircle(pen, look, 0.25, 2);
    expect(lines).toEqual([['scale', 2], 'clear', ['#eee', 6, 'square'], ['#f00', 6, 'square']]);
    const top = -Math.PI / 2;
    expect(arcs).toEqual([
      [100, 100, 97, top, top + 2 * Math.PI, 0],
      [100, 100, 97, top, top + Math.PI / 2, 0],
    ]);
  });

  it('below zero runs the other way round; of nothing there is the track alone', () => {
    const { pen, arcs } = recordingPen();
    drawCircle(pen, look, -0.5, 1);
    expect(arcs[1]?.at(-1)).toBe(1);
    drawCircle(pen, look, 0, 1);
    expect(arcs).toHaveLength(3);
  });
});
