// @vitest-environment node
/**
 * The widths of a divider's lines (goodlayers-motion, sections 4 and 5). Kept: no line if the title fills its row. Fixed: a
 * divider without an icon has its lines.
 */
import { describe, expect, it } from 'vitest';
import { iconLineWidth, isRowOverfull, titleLine } from './divider';

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
    ['a link, 20 px after the line', { ...row, linkWidth: 80 }, { width: 600, right: 100 }],
    ['a title that fills the row', { ...row, titleWidth: 1200 }, { width: 0, right: undefined }],
    ['no line', { ...row, lines: 0 }, { width: 700, right: undefined }],
  ])('%s', (_name, given, expected) => expect(titleLine(given)).toEqual(expected));

  it.each([
    [920, 80, false],
    [921, 80, true],
    [2000, undefined, false],
  ])('a title of %d px and a link of %s px in 1000 px: overfull %s', (titleWidth, linkWidth, expected) => {
    expect(isRowOverfull({ ...row, titleWidth, linkWidth })).toBe(expected);
  });
});
