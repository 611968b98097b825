/**
 * The bar that marks the active filter link and follows the pointer and the focus (goodlayers-listings, section 3.2).
 */
import { whenSizesChange } from '../../runtime/dom/measure';
import { swing } from '../../runtime/motion/easing';
import { stopAnimation } from '../../runtime/motion/animate';
import { animateTo } from '../../runtime/motion/animate-to';
import { ACTIVE, type Control, indicatedLink, linkAt, linksOf } from './control';

const MOVE_MS = 200;

/** The inline styles of a bar. */
export const BAR_STYLES = ['left', 'width'] as const;

const started = new WeakSet<HTMLElement>();

/** Starts the bar of a control, unless preparing the control has started it. */
export function startSlideBar(control: Control, bar: HTMLElement, signal: AbortSignal): void {
  if (started.has(bar)) return;
  started.add(bar);
  signal.addEventListener('abort', () => started.delete(bar));
  const returnToActive = (durationMs: number): void => {
    const active = linksOf(control).find((link) => link.classList.contains(ACTIVE));
    if (active) place(bar, active, durationMs);
  };
  const follow = ({ target }: Event): void => {
    const link = linkAt(control, target);
    if (link) place(bar, link, MOVE_MS);
  };
  // The pointer may have arrived before this code.
  const stay = (): void => {
    const link = indicatedLink(control);
    if (link) place(bar, link, 0);
    else returnToActive(0);
  };
  const { element } = control;
  element.addEventListener('pointerover', follow, { signal });
  element.addEventListener('focusin', follow, { signal });
  element.addEventListener('pointerleave', () => returnToActive(MOVE_MS), { signal });
  element.addEventListener('focusout', () => returnToActive(MOVE_MS), { signal });
  // Windows, fonts and images all change the size of the links.
  whenSizesChange([element, ...linksOf(control)], stay, signal);
  const active = new MutationObserver(() => returnToActive(MOVE_MS));
  active.observe(element, { subtree: true, attributeFilter: ['class'] });
  signal.addEventListener('abort', () => {
    active.disconnect();
    stopAnimation(bar, 'place');
  });
}

function place(bar: HTMLElement, link: HTMLElement, durationMs: number): void {
  const origin = bar.offsetParent;
  // Without an offset parent, the bar is hidden, for example on phones.
  if (!origin) return;
  const { left, width } = link.getBoundingClientRect();
  const to = {
    width: `${width}px`,
    left: `${left - origin.getBoundingClientRect().left - origin.clientLeft}px`,
  };
  if (bar.style.width !== to.width || bar.style.left !== to.left) animateTo(bar, to, durationMs, swing);
}
