/**
 * Essential Addons' flip boxes (essential-addons, section 14). The stylesheet turns them: on hover in releases before
 * 6.2.3, with a class since then. Added: focus, keys and a first tap turn them too; after a click, the hidden side is
 * not focusable.
 */
import { member } from '../../../runtime/page/member';
import type { PrepareModule, WidgetModule } from '../../../runtime/core/define';
import { type ElementAttributes, prepareAttributes } from '../../../runtime/dom/attributes';
import { currentInterest, watchInterest } from '../../../runtime/dom/interest';
import { isPress } from '../../../runtime/dom/button';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { prefersReducedMotion } from '../../../runtime/page/environment';
import { setStyle } from './flip-style';

const NAME = 'eael-elements-flip-box';
const ACTIVE_CLASS = '--active';
/** What the server prints. Widgets in the box are prepared before it, or after it: their tab stops have a role or are tooltips. */
const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]:not([role],.tooltipstered)';
/** The delay after a turn before the box gets the size of its visible side, in ms. */
const SIZE_DELAY_MS = 100;

interface Parts {
  readonly box: HTMLElement;
  readonly card: HTMLElement;
  readonly front: HTMLElement;
  readonly rear: HTMLElement;
}

/** @throws if a side is missing */
function readParts(box: HTMLElement): Parts {
  const [card, front, rear] = ['flip-card', 'front-container', 'rear-container'].map((part) =>
    box.querySelector<HTMLElement>(`.${NAME}-${part}`),
  );
  if (!card || !front || !rear) throw new Error('a side is missing');
  return { box, card, front, rear };
}

/** Whether clicks turn the box, and not the pointer. */
const isByClick = ({ box }: Parts): boolean => box.matches('.eael-flip-box-click');

const isLink = ({ card }: Parts): boolean => card.matches('a[href]');

/** The initial attributes: the box is a tab stop, named like its front, unless a link is focusable instead. */
function attributesOf(parts: Parts): (readonly [Element, ElementAttributes])[] {
  const { box, front, rear } = parts;
  // Without a focusable element, keyboard users could not see the rear.
  if (isLink(parts) || (!isByClick(parts) && rear.querySelector(FOCUSABLE))) return [];
  const name = front.querySelector(`.${NAME}-heading`)?.textContent?.trim();
  return [
    [box, { tabIndex: 0, role: 'group', ...(name && { 'aria-label': name }) }],
    ...(isByClick(parts) ? [[rear, { inert: '' }] as const] : []),
  ];
}

export const prepare: PrepareModule['prepare'] = (box) => prepareAttributes(attributesOf(readParts(box)));

export const mount: WidgetModule['mount'] = (box, { signal }) => {
  const parts = readParts(box);
  const { card, front, rear } = parts;
  restoreOnAbort([card, front, rear], { attributes: ['style'] }, signal);
  signal.addEventListener('abort', () => box.classList.remove(ACTIVE_CLASS));
  if (prefersReducedMotion()) for (const part of [card, front, rear]) setStyle(part, { transition: 'none' });
  const fit = keepHeight(parts, signal);
  const hasClass = isByClick(parts) || box.matches('.eael-flip-box-hover');
  const turn = (isTurned: boolean): void => {
    if (hasClass) box.classList.toggle(ACTIVE_CLASS, isTurned);
    else turnByStyle(parts, isTurned);
    fit();
  };
  const restore = prepareAttributes(attributesOf(parts));
  signal.addEventListener('abort', restore);
  if (isByClick(parts)) turnByClick(parts, turn, signal);
  else turnByInterest(parts, turn, signal);
};

function turnByInterest(parts: Parts, turn: (isTurned: boolean) => void, signal: AbortSignal): void {
  const { box } = parts;
  let isInterested = false;
  let isTapOnFront = false;
  watchInterest(
    box,
    (isNow) => {
      isInterested = isNow;
      turn(isNow);
    },
    signal,
    currentInterest(box),
  );
  // The box may have got the focus while the stylesheet turned it. Then it must stay turned.
  box.addEventListener('pointerleave', () => isInterested && turn(true), { signal });
  box.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      isTapOnFront = pointerType === 'touch' && !isInterested;
    },
    // Before the document's listener of `watchInterest`, which turns the box.
    { signal, capture: true },
  );
  box.addEventListener(
    'click',
    (event) => {
      if (isTapOnFront) event.preventDefault();
      isTapOnFront = false;
    },
    { signal },
  );
}

function turnByClick(parts: Parts, turn: (isTurned: boolean) => void, signal: AbortSignal): void {
  const { box, front, rear } = parts;
  let isTurned = false;
  const set = (next: boolean): void => {
    isTurned = next;
    turn(isTurned);
    if (isLink(parts)) return;
    rear.inert = !isTurned;
    front.inert = isTurned;
  };
  if (!isLink(parts)) signal.addEventListener('abort', () => (front.inert = false));
  box.addEventListener(
    'click',
    ({ target }) => {
      // A click on a link on the rear does not turn the box.
      if (isLink(parts) || !(target instanceof Element && member(target, 'closest')('a[href],button')))
        set(!isTurned);
    },
    { signal },
  );
  box.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== box || !isPress(event)) return;
      event.preventDefault();
      set(!isTurned);
    },
    { signal },
  );
}

/**
 * For stylesheets that turn the box only on hover: shows the rear without animation, because the stylesheet's effect is
 * unknown.
 */
function turnByStyle({ box, front, rear }: Parts, isTurned: boolean): void {
  const isByStyle = isTurned && !box.matches(':hover');
  const transition = isByStyle || prefersReducedMotion() ? 'none' : '';
  setStyle(front, { transition, visibility: isByStyle ? 'hidden' : '' });
  setStyle(rear, {
    transition,
    opacity: isByStyle ? '1' : '',
    transform: isByStyle ? 'none' : '',
    visibility: isByStyle ? 'visible' : '',
    'z-index': isByStyle ? '1' : '',
  });
}

/** @returns a function to call after each turn */
function keepHeight({ box, card, front, rear }: Parts, signal: AbortSignal): () => void {
  if (!box.matches('.eael-flipbox-auto-height')) return () => undefined;
  const isMax = box.matches('.eael-flipbox-max');
  const fit = (): void => {
    const side = box.classList.contains(ACTIVE_CLASS) ? rear : front;
    const heightPx = isMax ? Math.max(front.offsetHeight, rear.offsetHeight) : side.offsetHeight;
    if (heightPx > 0) setStyle(card, { height: `${heightPx}px` });
  };
  const sizes = new ResizeObserver(fit);
  if (isMax) [front, rear].forEach((side) => sizes.observe(side));
  let waiting: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    clearTimeout(waiting);
  });
  return () => {
    if (isMax || !box.matches('.eael-flipbox-dynamic')) return;
    clearTimeout(waiting);
    waiting = setTimeout(fit, SIZE_DELAY_MS);
  };
}
