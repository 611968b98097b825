/** Turns and mirrors a slide's picture (goodlayers-panels, section 18.7): PhotoSwipe is told its new shape, and knows no more. */
import type { PhotoSwipeEventsMap } from 'photoswipe';
import { play } from '../../../runtime/motion/play';

/** What a visitor can do with a picture. */
export type TurnCommand = 'left' | 'right' | 'horizontal' | 'vertical';

/** How a picture stands: mirrored first, turned then. */
export interface Turn {
  /** To the right; not cut off at a whole turn, so that every movement takes the short way. */
  readonly quarters: number;
  readonly x: 1 | -1;
  readonly y: 1 | -1;
}

export const UPRIGHT: Turn = { quarters: 0, x: 1, y: 1 };

const TURN = { durationMs: 300, easing: 'ease' };

/** @returns how it stands after a command; what is left and right is as the visitor sees it */
export function turnBy(turn: Turn, command: TurnCommand): Turn {
  const { quarters, x, y } = turn;
  switch (command) {
    case 'left':
      return { ...turn, quarters: quarters - 1 };
    case 'right':
      return { ...turn, quarters: quarters + 1 };
    case 'horizontal':
      return isLying(turn) ? { ...turn, y: opposite(y) } : { ...turn, x: opposite(x) };
    case 'vertical':
      return isLying(turn) ? { ...turn, x: opposite(x) } : { ...turn, y: opposite(y) };
    default:
      return command satisfies never;
  }
}

/** @returns whether width and height have changed places */
export function isLying({ quarters }: Turn): boolean {
  return quarters % 2 !== 0;
}

/**
 * @param shiftPx how far a picture must go so that it turns around the middle of its room
 * @param size 1 for the whole room
 * @returns a CSS transform for a picture at the room's upper left corner
 */
function toTransform({ quarters, x, y }: Turn, shiftPx: number, size = 1): string {
  return `translate(${shiftPx}px,${-shiftPx}px) rotate(${quarters * 90}deg) scale(${x * size},${y * size})`;
}

type Resize = PhotoSwipeEventsMap['contentResize'];
type Content = Resize['content'];
type Slide = NonNullable<Content['slide']>;

/** The pictures of one show. */
export interface Turner {
  /** Turns the picture of a slide that has come, and brings it back to the size in which it fits. */
  readonly turn: (slide: Slide, command: TurnCommand) => void;
  /** To be called whenever PhotoSwipe gives a slide's content its size. */
  readonly onResize: (event: Resize & { readonly preventDefault: () => void }) => void;
}

/** @returns turns pictures for as long as PhotoSwipe keeps them */
export function createTurner(): Turner {
  const turns = new WeakMap<Content, Turn>();
  const turnOf = (content: Content): Turn => turns.get(content) ?? UPRIGHT;
  return {
    turn(slide, command) {
      const { content } = slide;
      const { element } = content;
      if (!element || !slide.isZoomable()) return;
      const before = turnOf(content);
      const after = turnBy(before, command);
      turns.set(content, after);
      slide.zoomAndPanToInitial();
      const beforePx = ownWidthOf(content, before);
      if (isLying(before) !== isLying(after)) {
        [content.width, content.height] = [content.height, content.width];
        [slide.width, slide.height] = [content.width, content.height];
      }
      slide.resize();
      slide.updateContentSize(true);
      const shiftPx = shiftOf(content, after);
      const size = beforePx / ownWidthOf(content, after);
      void play(
        element,
        [{ transform: toTransform(before, shiftPx, size) }, { transform: toTransform(after, shiftPx) }],
        TURN,
      );
    },
    onResize(event) {
      const { content, width, height } = event;
      const { element } = content;
      const turn = turns.get(content);
      if (!element || !turn) return;
      event.preventDefault();
      content.displayedImageWidth = width;
      content.displayedImageHeight = height;
      Object.assign(element.style, {
        width: `${isLying(turn) ? height : width}px`,
        height: `${isLying(turn) ? width : height}px`,
        transform: toTransform(turn, shiftOf(content, turn)),
      });
    },
  };
}

/** Of the picture itself, in px, however it stands in the room that PhotoSwipe gives it. */
function ownWidthOf({ displayedImageWidth, displayedImageHeight }: Content, turn: Turn): number {
  return isLying(turn) ? displayedImageHeight : displayedImageWidth;
}

function shiftOf({ displayedImageWidth, displayedImageHeight }: Content, turn: Turn): number {
  return isLying(turn) ? (displayedImageWidth - displayedImageHeight) / 2 : 0;
}

function opposite(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1;
}
