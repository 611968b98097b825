/**
 * The page builder's flip boxes (goodlayers-panels, section 7): hover, tap and focus in the back turn them. The front
 * is inert while the back is visible. The back is never inert, because focusing its links turns the box.
 */
import { member } from '../../../runtime/page/member';
import type { PrepareModule, WidgetModule } from '../../../runtime/core/define';
import { nameLink } from '../../../runtime/dom/link-name';
import { prefersReducedMotion } from '../../../runtime/page/environment';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { atRest, type FlipEvent, nextFlipState, SETTLING_MS } from './flip-machine';
import { boxStyle, faceStyle, setStyle, TURN, turnStyle } from './flip-style';

const NAME = 'gdlr-core-flipbox';
const STARTED_CLASS = 'gdlr-core-after-init';
const TITLE = `.${NAME}-item-title`;
const LINK = 'a[href],button,input,select,textarea';
/** The delay before transitions are enabled, so that the initial styles are not animated. */
const TRANSITION_AFTER_MS = 20;

interface Faces {
  readonly front: HTMLElement;
  readonly back: HTMLElement;
}

/** @throws if a face is missing */
function readFaces(box: HTMLElement): Faces {
  const front = box.querySelector<HTMLElement>(`:scope > .${NAME}-front`);
  const back = box.querySelector<HTMLElement>(`:scope > .${NAME}-back`);
  if (!front || !back) throw new Error('a face is missing');
  return { front, back };
}

export const prepare: PrepareModule['prepare'] = (box) => {
  const ending = new AbortController();
  nameCovers(box, readFaces(box), ending.signal);
  return () => ending.abort();
};

export const mount: WidgetModule['mount'] = (box, { signal }) => {
  const faces = readFaces(box);
  const { back } = faces;
  stand(box, faces, signal);
  nameCovers(box, faces, signal);
  // The link fills its face, which may clip an outline outside it.
  for (const link of coversOf(box)) setStyle(link, { 'outline-offset': '-2px' });
  const on = makeTurn(faces, signal);
  listen(box, back, on, signal);
  // The focus may have mounted the box.
  if (back.contains(document.activeElement)) on('focus-back');
};

/** Sets the 3D styles of the faces and the perspective of the box. */
function stand(box: HTMLElement, { front, back }: Faces, signal: AbortSignal): void {
  // The effect for equal heights adds the spaces, before or after this one is mounted.
  const inside = [...box.querySelectorAll<HTMLElement>(':scope > * :not([class$="-pre-spaces"])')];
  restoreOnAbort([box, front, back, ...inside], { attributes: ['style'] }, signal);
  setStyle(front, faceStyle('front'));
  setStyle(back, faceStyle('back'));
  for (const element of inside) setStyle(element, { 'backface-visibility': 'hidden' });
  box.classList.add(STARTED_CLASS);
  // The first callback runs after the browser's layout, so measuring forces no additional layout.
  const size = new ResizeObserver(() => {
    if (box.offsetWidth > 0) setStyle(box, boxStyle(box.offsetWidth));
  });
  size.observe(box);
  signal.addEventListener('abort', () => {
    size.disconnect();
    box.classList.remove(STARTED_CLASS);
  });
}

/** Names the links that cover a face with its title. */
function nameCovers(box: HTMLElement, { front, back }: Faces, signal: AbortSignal): void {
  const title = (back.querySelector(TITLE) ?? front.querySelector(TITLE))?.textContent?.trim();
  for (const link of coversOf(box)) nameLink(link, title, signal);
}

const coversOf = (box: HTMLElement) => box.querySelectorAll<HTMLElement>(`.${NAME}-link`);

/** @returns a function that handles an event, and turns the box if necessary */
function makeTurn({ front, back }: Faces, signal: AbortSignal): (event: FlipEvent) => void {
  let state = atRest;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const setTransition = (): void => {
    const transition = prefersReducedMotion() ? 'none' : TURN;
    for (const face of [front, back]) {
      // A busy browser has not applied the earlier styles yet, and would animate them.
      void getComputedStyle(face).transform;
      setStyle(face, { transition });
    }
  };
  const starting = setTimeout(setTransition, TRANSITION_AFTER_MS);
  const on = (event: FlipEvent): void => {
    const wasTurned = state.isTurned;
    state = nextFlipState(state, event);
    const { isTurned } = state;
    if (isTurned === wasTurned) return;
    setTransition();
    setStyle(front, turnStyle('front', isTurned));
    setStyle(back, turnStyle('back', isTurned));
    // Not inert while it contains the focus, because that would remove the focus.
    front.inert = isTurned && !front.contains(document.activeElement);
    clearTimeout(settling);
    if (isTurned) settling = setTimeout(() => on('settled'), SETTLING_MS);
  };
  signal.addEventListener('abort', () => {
    clearTimeout(starting);
    clearTimeout(settling);
    front.inert = false;
  });
  return on;
}

function listen(
  box: HTMLElement,
  back: HTMLElement,
  on: (event: FlipEvent) => void,
  signal: AbortSignal,
): void {
  const options = { signal };
  const ofMouse =
    (event: FlipEvent) =>
    ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') on(event);
    };
  box.addEventListener('pointerenter', ofMouse('enter'), options);
  box.addEventListener('pointerleave', ofMouse('leave'), options);
  back.addEventListener('focusin', () => on('focus-back'), options);
  box.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && back.contains(relatedTarget))) on('blur');
    },
    options,
  );
  box.addEventListener(
    'click',
    (event) => {
      const isLink = event.target instanceof Element && member(event.target, 'closest')(LINK) !== null;
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      // A tap or key press on a link only follows the link. The click event of a key press has no `detail`.
      if (isLink && !isTouch && event.detail > 0) on('follow-link');
      if (!isLink && isTouch) on('tap');
    },
    options,
  );
}
