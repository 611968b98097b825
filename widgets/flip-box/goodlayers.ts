/**
 * The page builder's flip boxes (goodlayers-panels, section 7): turned by the pointer, by a finger, and by the focus
 * that enters the back. The front is inert while it is turned away; the back never is, because its links turn it.
 */
import type { WidgetModule } from '../../runtime/define';
import { nameLink } from '../../runtime/disclosure/link-name';
import { prefersReducedMotion } from '../../runtime/environment';
import { atRest, type FlipEvent, nextFlipState, SETTLING_MS } from './flip-machine';
import { boxStyle, faceStyle, type Style, TURN, turnStyle } from './flip-style';

const NAME = 'gdlr-core-flipbox';
const STARTED_CLASS = 'gdlr-core-after-init';
const TITLE = `.${NAME}-item-title`;
const LINK = 'a[href],button,input,select,textarea';

export const mount: WidgetModule['mount'] = (box, { signal }) => {
  const front = box.querySelector<HTMLElement>(`:scope > .${NAME}-front`);
  const back = box.querySelector<HTMLElement>(`:scope > .${NAME}-back`);
  if (!front || !back) throw new Error('a face is missing');
  const faces = { front, back };
  let state = atRest;

  keepStyles(
    [box, ...[front, back].flatMap((face) => [face, ...face.querySelectorAll<HTMLElement>('*')])],
    signal,
  );
  setStyle(front, faceStyle('front'));
  setStyle(back, faceStyle('back'));
  for (const inside of box.querySelectorAll<HTMLElement>(':scope > * *'))
    setStyle(inside, { 'backface-visibility': 'hidden' });
  box.classList.add(STARTED_CLASS);
  signal.addEventListener('abort', () => box.classList.remove(STARTED_CLASS));
  const title = (back.querySelector(TITLE) ?? front.querySelector(TITLE))?.textContent?.trim();
  for (const link of box.querySelectorAll<HTMLElement>(`.${NAME}-link`)) nameLink(link, title, signal);

  // Its first report comes after the browser's layout, so nothing is measured before.
  const size = new ResizeObserver(() => {
    if (box.offsetWidth > 0) setStyle(box, boxStyle(box.offsetWidth));
  });
  size.observe(box);
  signal.addEventListener('abort', () => size.disconnect());

  const on = (event: FlipEvent): void => {
    const wasTurned = state.isTurned;
    state = nextFlipState(state, event);
    if (state.isTurned === wasTurned) return;
    const { isTurned } = state;
    // Set with the first turn, not before: the first look is no movement.
    const transition = prefersReducedMotion() ? 'none' : TURN;
    for (const name of ['front', 'back'] as const)
      setStyle(faces[name], { transition, ...turnStyle(name, isTurned) });
    // Taking the focus away from somebody would be worse than a focus out of sight.
    front.inert = isTurned && !front.contains(document.activeElement);
    if (isTurned) setTimeout(() => !signal.aborted && on('settled'), SETTLING_MS);
  };

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
      const isLink = event.target instanceof Element && event.target.closest(LINK) !== null;
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      // A finger's tap on a link is for the link alone.
      if (isLink && !isTouch && state.isTurned && event.detail > 0) on('follow-link');
      if (isLink || !isTouch) return;
      on(state.isTurned ? 'tap-back' : 'tap-front');
    },
    options,
  );
  signal.addEventListener('abort', () => (front.inert = false));
};

function setStyle(element: HTMLElement, style: Style): void {
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
}

/** Puts the server's inline styles back when the widget ends. */
function keepStyles(elements: readonly HTMLElement[], signal: AbortSignal): void {
  const kept = elements.map((element) => [element, element.getAttribute('style')] as const);
  signal.addEventListener('abort', () => {
    for (const [element, style] of kept) {
      if (style === null) element.removeAttribute('style');
      else element.setAttribute('style', style);
    }
  });
}
