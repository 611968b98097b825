/** Shows the response to a press (goodlayers-listings, sections 6.3 to 6.6 and 11). */
import { finishAnimation } from '../../runtime/motion/animate';
import { easeOutQuart } from '../../runtime/motion/easing';
import { scrollPage } from '../../runtime/motion/scroll-to';
import type { ListingResponse } from './response';
import type { Control } from './control/control';
import { insertItems } from './items';
import { focusedIn, keepFocus } from './keep-focus';
import { swapControls } from './swap-controls';

const SCROLL_BACK_PX = 120;
const SCROLL_MS = 1500;

/** A response to render. */
export interface RenderRequest {
  readonly control: Control;
  readonly response: ListingResponse;
  /** The response's items. */
  readonly content: DocumentFragment;
  /** False if the URL has caused the request. The browser scrolls then. */
  readonly isByVisitor: boolean;
  /** True if the same response was shown before. */
  readonly isAgain: boolean;
  /** The block's signal. */
  readonly signal: AbortSignal;
}

/** Renders the responses of a block. */
export interface Renderer {
  /** Shows a response synchronously. @returns the number of items in it */
  readonly render: (request: RenderRequest) => number;
  /** Stops running animations. */
  readonly end: () => void;
}

/** @param block the parent of the controls and the holder */
export function createRenderer(block: Element): Renderer {
  const moving = new Set<HTMLElement>();
  let entrance = new AbortController();

  return {
    render({ control, response, content, isByVisitor, isAgain, signal }) {
      const { holder, targetAction, kind } = control;
      const focused = focusedIn(block);
      const isMore = targetAction === 'append';
      if (kind === 'pages' && isByVisitor) scrollBack(holder, signal);
      if (targetAction === 'replace') {
        entrance.abort();
        entrance = new AbortController();
      }
      const arrival = { holder, content, targetAction, isFirstTime: !isAgain, signal: entrance.signal };
      const items = insertItems(arrival);
      if (response.settings) control.settings = response.settings;
      const { gone, come } = swapControls(control, response, moving);
      keepFocus(focused, { holder, more: isMore ? items : [], gone, come });
      return items.length;
    },
    end() {
      entrance.abort();
      moving.forEach((element) => finishAnimation(element, 'slide'));
    },
  };
}

/** Scrolls back to the start of the list, if the page is scrolled further down. */
function scrollBack(holder: HTMLElement, signal: AbortSignal): void {
  const top = holder.getBoundingClientRect().top + window.scrollY - SCROLL_BACK_PX;
  if (window.scrollY > top) scrollPage(top, SCROLL_MS, easeOutQuart, signal);
}
