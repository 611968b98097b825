/** Computes the place of a stretched section (elementor-frontend, section 2.6). All lengths in px. */

/** Where something is between the left and the right edge of the page. */
export interface Extent {
  readonly left: number;
  readonly width: number;
}

/** What the place depends on. */
export interface Surroundings {
  /** The section without its own width and shift. */
  readonly section: Extent;
  /** The inside of the element that the section fills; undefined for the window. */
  readonly container: Extent | undefined;
  /** The width of the window without a scroll bar. */
  readonly windowWidth: number;
  readonly isRightToLeft: boolean;
  /** Whether the section has a fixed position. */
  readonly isFixed: boolean;
}

/** The section's width, and its `left`, or `right` in a right-to-left page. */
export interface Stretch {
  readonly width: number;
  readonly shift: number;
}

/**
 * @returns the width of the container, and the shift to its edge. A section that does not begin to the right of its container is
 * shifted to the edge of the page, as in the original
 */
export function stretch({ section, container, windowWidth, isRightToLeft, isFixed }: Surroundings): Stretch {
  const width = container?.width ?? windowWidth;
  const isInside = container !== undefined && section.left > container.left;
  const offset = isInside ? section.left - container.left : section.left;
  if (isFixed) return { width, shift: isInside ? offset : (container?.left ?? 0) };
  const gap = isRightToLeft ? width - (section.width + offset) : offset;
  // Zero instead of its negative, which would be written as "-0px".
  return { width, shift: 0 - gap };
}
