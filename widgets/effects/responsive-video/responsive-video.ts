/**
 * Makes videos as wide as their container (goodlayers-panels, section 16). The original wrapped every frame, which
 * moved it and loaded it twice. Here, the page builder's holder becomes the wrapper if there is one; any other frame
 * gets an aspect ratio. So no frame is moved or loaded again.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { restoreOnAbort, setAttributes } from '../../../runtime/dom/restore';
import { strings } from '../../../runtime/page/strings.json';
import { translator } from '../../../runtime/page/translate';
import { leadingNumber } from '../../../runtime/dom/leading-number';

const WRAPPER_CLASS = 'gdlr-core-fluid-video-wrapper';
/** Sliders, backgrounds and players that set the size of their videos. */
const ELSEWHERE =
  '.ls-container,.master-slider,rs-module-wrap,.gdlr-core-pbf-background-video,.plyr__video-embed,.elementor-wrapper,.elementor-background-video-container';
const HOLDER = '[class*="gdlr-core-video-item-type-"],.gdlr-core-media-video';
const OVERLAY = '.gdlr-core-video-item-overlay';
const MOST_IDS = 999_999;

/** 16:9, if the size is unknown. */
const DEFAULT_RATIO = 9 / 16;

/** The size of a frame. */
interface FrameSize {
  /** The values of the attributes. */
  readonly width: string | null;
  readonly height: string | null;
  /** The rendered size in px; 0 for a hidden frame. */
  readonly renderedWidth: number;
  readonly renderedHeight: number;
}

/**
 * @returns height divided by width. The attributes are used only if both begin with a number and neither is a percentage,
 * unlike in the original, which read "100%" as 100 and could not handle hidden frames
 */
export function videoRatio({ width, height, renderedWidth, renderedHeight }: FrameSize): number {
  return (
    ratioOf(lengthOf(width), lengthOf(height)) ?? ratioOf(renderedWidth, renderedHeight) ?? DEFAULT_RATIO
  );
}

/** @returns 0 if the attribute is not a length */
function lengthOf(attribute: string | null): number {
  return attribute?.includes('%') ? 0 : (leadingNumber(attribute) ?? 0);
}

function ratioOf(width: number, height: number): number | undefined {
  const ratio = height / width;
  return width > 0 && height > 0 && Number.isFinite(ratio) ? ratio : undefined;
}

export const mount: WidgetModule['mount'] = (frame, { config, signal }) => {
  const { parentElement: parent } = frame;
  if (!frame.matches('[title],[aria-label],[aria-labelledby]'))
    setAttributes(frame, { 'aria-label': translator(config.strings)(strings['video.frame']) }, signal);
  if (frame.closest(ELSEWHERE) || parent?.classList.contains(WRAPPER_CLASS)) return;
  restoreOnAbort([frame], { attributes: ['id', 'style', 'width', 'height'] }, signal);
  const ratio = videoRatio({
    width: frame.getAttribute('width'),
    height: frame.getAttribute('height'),
    renderedWidth: frame.clientWidth,
    renderedHeight: frame.clientHeight,
  });
  if (!frame.id) frame.id = `gdlr-video-${Math.floor(Math.random() * MOST_IDS)}`;
  frame.removeAttribute('width');
  frame.removeAttribute('height');
  const wrapper = parent && isHolderOf(parent, frame) ? parent : undefined;
  if (wrapper) {
    restoreOnAbort([wrapper], { styles: ['padding-top'] }, signal);
    wrapper.classList.add(WRAPPER_CLASS);
    wrapper.style.paddingTop = `${ratio * 100}%`;
  } else {
    // As a block, like the original's wrapper: a line would add space below the frame.
    Object.assign(frame.style, {
      display: 'block',
      width: '100%',
      height: 'auto',
      aspectRatio: String(1 / ratio),
    });
  }
  signal.addEventListener('abort', () => wrapper?.classList.remove(WRAPPER_CLASS));
};

/** @returns true if a holder contains only this frame and its overlay */
function isHolderOf(parent: HTMLElement, frame: HTMLElement): boolean {
  return (
    parent.matches(HOLDER) &&
    [...parent.children].every((child) => child === frame || child.matches(OVERLAY)) &&
    ![...parent.childNodes].some((node) => node instanceof Text && node.data.trim())
  );
}
