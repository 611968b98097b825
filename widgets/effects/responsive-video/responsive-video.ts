/**
 * Makes videos as wide as their container (goodlayers-panels, section 16). The original wrapped every frame, which
 * moved it and loaded it twice. Here, the page builder's holder becomes the wrapper if there is one; any other frame
 * gets an aspect ratio. So no frame is moved or loaded again.
 */
import type { WidgetModule } from '../../../runtime/core/define';
import { restoreOnAbort, setAttributes } from '../../../runtime/dom/restore';
import { strings } from '../../../runtime/page/strings.json';
import { translator } from '../../../runtime/page/translate';
import { videoRatio } from './ratio';

const WRAPPER_CLASS = 'gdlr-core-fluid-video-wrapper';
/** Sliders, backgrounds and players that set the size of their videos. */
const ELSEWHERE =
  '.ls-container,.master-slider,rs-module-wrap,.gdlr-core-pbf-background-video,.plyr__video-embed,.elementor-wrapper,.elementor-background-video-container';
const HOLDER = '[class*="gdlr-core-video-item-type-"],.gdlr-core-media-video';
const OVERLAY = '.gdlr-core-video-item-overlay';
const MOST_IDS = 999_999;

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
