/**
 * The visible part of a tooltip (essential-addons, section 4.4), with the original's elements and classes, which the
 * page's stylesheet styles and animates. Fixed: it has a role, and the pointer can be moved onto it.
 */
import { prefersReducedMotion } from '../../runtime/page/environment';
import type { TooltipSettings } from './settings';

const TRANSITION_MS = 350;

/** A bubble in the document. */
export interface Bubble {
  readonly element: HTMLElement;
  readonly box: HTMLElement;
  readonly arrow: HTMLElement;
  /** Fades it in, once it is positioned. */
  readonly show: () => void;
  /** Fades it out and removes it. */
  readonly hide: () => void;
  /** Removes it immediately. */
  readonly remove: () => void;
}

let bubbles = 0;

/** Appends a bubble to the body, still invisible. */
export function createBubble(content: Node, { side, animation, theme, hasArrow }: TooltipSettings): Bubble {
  const durationMs = prefersReducedMotion() ? 0 : TRANSITION_MS;
  const names = ['base', 'sidetip', theme, side, animation, 'initial'];
  const element = part(names.map((name) => `tooltipster-${name}`).join(' '));
  element.id = `tooltipster-${(bubbles += 1)}`;
  element.setAttribute('role', 'tooltip');
  Object.assign(element.style, {
    zIndex: '9999999',
    left: '0',
    top: '0',
    pointerEvents: 'auto',
    animationDuration: `${durationMs}ms`,
    transitionDuration: `${durationMs}ms`,
  });
  const text = part('tooltipster-content');
  text.append(content);
  const box = part('tooltipster-box', text);
  const arrow = part(
    'tooltipster-arrow',
    part(
      'tooltipster-arrow-uncropped',
      part('tooltipster-arrow-border'),
      part('tooltipster-arrow-background'),
    ),
  );
  if (!hasArrow) {
    box.style.margin = '0';
    arrow.style.display = 'none';
  }
  element.append(box, arrow);
  document.body.append(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remove = (): void => {
    clearTimeout(timer);
    element.remove();
  };
  return {
    element,
    box,
    arrow,
    show() {
      // Forces a layout, so that the transition starts from the current styles.
      void element.offsetWidth;
      element.classList.remove('tooltipster-initial');
      element.classList.add('tooltipster-show');
    },
    hide() {
      element.classList.remove('tooltipster-show');
      element.classList.add('tooltipster-dying');
      element.ariaHidden = 'true';
      timer = setTimeout(remove, durationMs);
    },
    remove,
  };
}

function part(className: string, ...children: readonly HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children);
  return element;
}
