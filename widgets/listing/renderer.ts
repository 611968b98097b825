/** Shows a response: the second half of what follows a press (goodlayers-listings, sections 6.3 to 6.6 and 11). */
import { finishAnimation } from '../../runtime/motion/animate';
import { easeOutQuart } from '../../runtime/motion/easing';
import { scrollPage } from '../../runtime/motion/scroll-to';
import type { ListingResponse } from './response';
import type { Control } from './control/control';
import { bringItems } from './items';
import { focusedIn, keepFocus } from './keep-focus';
import { swapControls } from './swap-controls';

const SCROLL_BACK_PX = 120;
const SCROLL_MS = 1500;

/** What is shown, and why. */
export interface RenderRequest {
  readonly control: Control;
  readonly response: ListingResponse;
  /** The response's items. */
  readonly content: DocumentFragment;
  /** False for what the address has asked for: the browser scrolls by itself then. */
  readonly isByVisitor: boolean;
  /** Whether the same response has been shown before. */
  readonly isAgain: boolean;
  /** The block's. */
  readonly signal: AbortSignal;
}

/** Where the responses of one block are shown. */
export interface Renderer {
  /** Shows a response at once. @returns how many items it has brought */
  readonly render: (request: RenderRequest) => number;
  /** Ends what still moves. */
  readonly end: () => void;
}

/** @param block the parent of controls and holder */
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
      const items = bringItems(arrival);
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

/** Back to where the list begins, for those who are further down. */
function scrollBack(holder: HTMLElement, signal: AbortSignal): void {
  const top = holder.getBoundingClientRect().top + window.scrollY - SCROLL_BACK_PX;
  if (window.scrollY > top) scrollPage(top, SCROLL_MS, easeOutQuart, signal);
}
