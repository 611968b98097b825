// @vitest-environment node
/** The centring of an overlay's content (goodlayers-panels, section 17). */
import { describe, expect, it } from 'vitest';
import { iconMarginBottom, iconMarginTop } from './image-overlay';

describe('an overlay’s content', () => {
  it.each([
    [40, 0, -20],
    [40, 30, -35],
  ])('of %d px with an offset of %d px has the margin %d px', (height, offset, margin) => {
    expect(iconMarginTop(height, offset)).toBe(margin);
  });

  it.each([
    // free = 300 − 60; (240 − 100) / 2
    [{ overlayHeight: 300, bottom: 30, contentHeight: 100, iconMarginBottom: 0 }, 70],
    // Measured again: the current margin does not count as content.
    [{ overlayHeight: 300, bottom: 30, contentHeight: 170, iconMarginBottom: 70 }, 70],
    [{ overlayHeight: 200, bottom: 30, contentHeight: 100, iconMarginBottom: 0 }, undefined],
    [{ overlayHeight: 0, bottom: 30, contentHeight: 0, iconMarginBottom: 0 }, undefined],
  ])('%o has the margin %s', (sizes, margin) => {
    expect(iconMarginBottom(sizes)).toBe(margin);
  });
});
