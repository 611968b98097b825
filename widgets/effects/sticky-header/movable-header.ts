/**
 * A header that sticks to the window (goodlayers-theme, section 3.1). It is the last child of the body then, because
 * rules for a transparent header must not match it, and because an open menu transforms the page, in which a fixed header
 * would scroll. A placeholder keeps its height, so nothing else moves.
 */
import { rememberClasses } from '../../../runtime/dom/attributes';
import { keepFocus } from '../../../runtime/dom/focus';
import { moveNode } from '../../../runtime/dom/move-node';
import { remember } from '../../../runtime/dom/restore';
import { stopAnimation } from '../../../runtime/motion/animate';
import { slide } from '../../../runtime/motion/slide';
import { emitThemeEvent } from '../../shared/theme/theme';

/** A `slide` header appears when the page has been scrolled this far beyond it. */
const SLIDE_AFTER_PX = 200;

/** The measured positions. */
export interface HeaderPlace {
  readonly variant: 'fixed' | 'slide';
  /** Height of a bar that already sticks to the top of the window. */
  readonly adminBarPx: number;
  readonly scrollTop: number;
  /** Distance of the header, or of its placeholder, from the top of the page. */
  readonly top: number;
  readonly height: number;
}

/**
 * When a header sticks to the top of the window (goodlayers-theme, sections 3.1 and 3.2). All lengths in px.
 *
 * @returns true if the header sticks to the window at this scroll position
 */
export function sticks({ variant, adminBarPx, scrollTop, top, height }: HeaderPlace): boolean {
  const limit = variant === 'slide' ? top + height + SLIDE_AFTER_PX : top;
  return scrollTop + adminBarPx > limit;
}

/** The class of a fixed header waits this long, so that its sizes change with a transition. */
const ANIMATE_AFTER_MS = 10;
/** The duration of the slide, and of the stylesheet's transitions. */
const CHANGE_MS = 200;

const STYLES = ['height', 'display', 'margin-top'] as const;

/** `away` while a `slide` header disappears. */
export type HeaderState = 'home' | 'stuck' | 'away';

interface HeaderKind {
  readonly prefix: string;
  readonly isMobile: boolean;
  readonly variant: HeaderPlace['variant'];
}

export interface MovableHeader {
  /** `isChanging` while the sizes change after a move. */
  readonly state: () => { readonly state: HeaderState; readonly isChanging: boolean };
  /** @returns the header, or its placeholder if it sticks */
  readonly placeOf: () => Element;
  /** @param heightPx the header's height in its place */
  readonly stick: (heightPx: number, adminBarPx: number) => void;
  /** Shows a `slide` header. */
  readonly show: () => void;
  /** Hides a `slide` header, which then goes home. */
  readonly hide: () => void;
  readonly goHome: () => void;
}

/** @param signal puts the header back and restores it */
export function createMovableHeader(
  header: HTMLElement,
  { prefix, isMobile, variant }: HeaderKind,
  signal: AbortSignal,
): MovableHeader {
  const stuckClass = `${prefix}-fixed-navigation`;
  const smallClass = `${prefix}-animate-fixed-navigation`;
  const placeholder = createPlaceholder(prefix, isMobile);
  const restoreStyles = remember(header, { styles: STYLES });
  const restoreClasses = rememberClasses(header, [stuckClass, smallClass]);
  const hasRoom = !header.classList.contains(`${prefix}-without-placeholder`);
  const timers = createTimers();
  let state: HeaderState = 'home';
  let homePx = 0;
  let moves = 0;

  const moveBar = (): void => emitThemeEvent(prefix, 'navigation-slider-bar-animate');
  const stick = (heightPx: number, adminBarPx: number): void => {
    timers.clear();
    moves += 1;
    restoreStyles();
    state = 'stuck';
    homePx = heightPx;
    placeholder.style.height = hasRoom ? `${heightPx}px` : '0';
    header.before(placeholder);
    moveWithFocus(header, document.body, null);
    header.classList.add(stuckClass);
    if (adminBarPx > 0) header.style.marginTop = `${adminBarPx}px`;
    if (variant === 'slide') {
      // A phone's header keeps its sizes.
      header.classList.toggle(smallClass, !isMobile);
      return show();
    }
    timers.start(ANIMATE_AFTER_MS, () => header.classList.add(smallClass));
    timers.start(CHANGE_MS, moveBar);
  };

  const slideTo = async (next: 'stuck' | 'away', then: () => unknown): Promise<void> => {
    state = next;
    await slide(header, next === 'stuck', CHANGE_MS);
    if (state === next) then();
  };
  const show = (): void => void slideTo('stuck', () => header.style.removeProperty('display'));
  const hide = (): void => void slideTo('away', () => goHome());

  const goHome = (): void => {
    timers.clear();
    moves += 1;
    stopAnimation(header, 'slide');
    const isShrunk = state === 'stuck' && variant === 'fixed' && !signal.aborted;
    state = 'home';
    restoreStyles();
    if (isShrunk) header.style.height = `${homePx}px`;
    if (placeholder.parentNode) moveWithFocus(header, placeholder.parentNode, placeholder);
    placeholder.remove();
    header.classList.remove(stuckClass);
    if (!isShrunk) return restoreClasses();
    const current = moves;
    timers.start(ANIMATE_AFTER_MS, () => {
      restoreClasses();
      // A height that is restored earlier would move what follows.
      void afterTransitions(header, () => moves === current && restoreStyles());
    });
    timers.start(CHANGE_MS, moveBar);
  };

  signal.addEventListener('abort', goHome);
  return {
    state: () => ({ state, isChanging: header.style.height !== '' }),
    placeOf: () => (state === 'home' ? header : placeholder),
    stick,
    show,
    hide,
    goHome,
  };
}

function createPlaceholder(prefix: string, isMobile: boolean): HTMLElement {
  const placeholder = document.createElement('div');
  placeholder.className = `${prefix}-sticky-${isMobile ? 'mobile' : 'menu'}-placeholder`;
  return placeholder;
}

/** Calls back when the transitions of a header and its parts have ended. */
async function afterTransitions(header: HTMLElement, step: () => unknown): Promise<void> {
  const transitions = header
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(async ({ finished }) => finished));
  step();
}

interface Timers {
  readonly start: (waitMs: number, step: () => void) => void;
  readonly clear: () => void;
}

function createTimers(): Timers {
  const running = new Set<ReturnType<typeof setTimeout>>();
  return {
    start: (waitMs, step) => {
      const timer = setTimeout(() => {
        running.delete(timer);
        step();
      }, waitMs);
      running.add(timer);
    },
    clear: () => {
      running.forEach(clearTimeout);
      running.clear();
    },
  };
}

/**
 * Moves the header without a loss of focus. `moveBefore` keeps the focus, but a browser that has it counts the move as a
 * layout shift, so it is used only for a header with the focus.
 */
function moveWithFocus(header: HTMLElement, parent: Node, before: Node | null): void {
  if (header.contains(document.activeElement)) keepFocus(() => moveNode(header, parent, before));
  else parent.insertBefore(header, before);
}
