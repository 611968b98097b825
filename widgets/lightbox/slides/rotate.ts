/**
 * Rotates and flips a slide's image (goodlayers-panels, section 18.7). PhotoSwipe gets only the new width and height.
 */
import type { PhotoSwipeEventsMap } from 'photoswipe';
import { animate } from '../../../runtime/motion/animate';
import { type Content, resetZoom, setNaturalSize, setShownSize, shownSize } from '../photoswipe-internals';

/** A rotation to the left or right, or a horizontal or vertical flip. */
export type RotateCommand = 'left' | 'right' | 'horizontal' | 'vertical';

/** The rotation of an image, which is flipped first and then rotated. */
export interface Rotation {
  /** Quarter turns to the right. Not limited to a full turn, so that each animation takes the shorter way. */
  readonly quarters: number;
  readonly x: 1 | -1;
  readonly y: 1 | -1;
}

export const UPRIGHT: Rotation = { quarters: 0, x: 1, y: 1 };

const ROTATE = { channel: 'rotate', durationMs: 300, easing: 'ease' } as const;

/** @returns the rotation after a command; directions are as seen by the visitor */
export function rotateBy(rotation: Rotation, command: RotateCommand): Rotation {
  const { quarters, x, y } = rotation;
  switch (command) {
    case 'left':
      return { ...rotation, quarters: quarters - 1 };
    case 'right':
      return { ...rotation, quarters: quarters + 1 };
    case 'horizontal':
      return isLying(rotation) ? { ...rotation, y: opposite(y) } : { ...rotation, x: opposite(x) };
    case 'vertical':
      return isLying(rotation) ? { ...rotation, x: opposite(x) } : { ...rotation, y: opposite(y) };
    default:
      return command satisfies never;
  }
}

/** @returns true if width and height are swapped */
function isLying({ quarters }: Rotation): boolean {
  return quarters % 2 !== 0;
}

/**
 * @param shiftPx the shift that makes the image rotate around the centre of its box
 * @param size the scale; 1 for the full size
 * @returns a CSS transform for an image at the top left corner of the box
 */
function toTransform({ quarters, x, y }: Rotation, shiftPx: number, size = 1): string {
  return `translate(${shiftPx}px,${-shiftPx}px) rotate(${quarters * 90}deg) scale(${x * size},${y * size})`;
}

type Resize = PhotoSwipeEventsMap['contentResize'];
type Slide = NonNullable<Content['slide']>;

/** Rotates the images of a lightbox. */
export interface Rotator {
  /** Rotates a loaded image and resets its zoom. */
  readonly rotate: (slide: Slide, command: RotateCommand) => void;
  /** Call this when PhotoSwipe sets the size of a slide's content. */
  readonly onResize: (event: Resize & { readonly preventDefault: () => void }) => void;
}

/** Creates a rotator, which keeps rotations as long as PhotoSwipe keeps the images. */
export function createRotator(): Rotator {
  const rotations = new WeakMap<Content, Rotation>();
  const rotationOf = (content: Content): Rotation => rotations.get(content) ?? UPRIGHT;
  return {
    rotate(slide, command) {
      const { content } = slide;
      const { element } = content;
      if (!element || !slide.isZoomable()) return;
      const before = rotationOf(content);
      const after = rotateBy(before, command);
      rotations.set(content, after);
      resetZoom(content);
      const beforePx = ownWidthOf(content, before);
      const hasSwapped = isLying(before) !== isLying(after);
      const { width, height } = content;
      setNaturalSize(content, hasSwapped ? height : width, hasSwapped ? width : height);
      const shiftPx = shiftOf(content, after);
      const size = beforePx / ownWidthOf(content, after);
      void animate(
        element,
        [{ transform: toTransform(before, shiftPx, size) }, { transform: toTransform(after, shiftPx) }],
        ROTATE,
      );
    },
    onResize(event) {
      const { content, width, height } = event;
      const { element } = content;
      const rotation = rotations.get(content);
      if (!element || !rotation) return;
      event.preventDefault();
      setShownSize(content, width, height);
      Object.assign(element.style, {
        width: `${isLying(rotation) ? height : width}px`,
        height: `${isLying(rotation) ? width : height}px`,
        transform: toTransform(rotation, shiftOf(content, rotation)),
      });
    },
  };
}

/** @returns the picture's own width in px, however it is turned */
function ownWidthOf(content: Content, rotation: Rotation): number {
  const { width, height } = shownSize(content);
  return isLying(rotation) ? height : width;
}

function shiftOf(content: Content, rotation: Rotation): number {
  const { width, height } = shownSize(content);
  return isLying(rotation) ? (width - height) / 2 : 0;
}

function opposite(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1;
}
