/** The buttons of a player, with Plyr's class names. */

/** SVG paths in a box of 18 by 18. */
export const SHAPES = {
  play: 'M4 1l12 8-12 8z',
  pause: 'M4 1h4v16H4zm6 0h4v16h-4z',
  loud: 'M1 6h4l5-4v14l-5-4H1zm11-1q5 4 0 8z',
  muted: 'M1 6h4l5-4v14l-5-4H1z',
  screen: 'M1 1h6v2H3v4H1zm10 0h6v6h-2V3h-4zM1 11h2v4h4v2H1zm14 0h2v6h-6v-2h4z',
};

/** A button with an icon. */
export interface Control {
  readonly element: HTMLElement;
  /** Sets the button's name and icon. */
  readonly show: (name: string, shape: string) => void;
}

/**
 * @param kind the value of `data-plyr`, which stylesheets use
 * @param signal removes the click listener when aborted
 */
export function createControl(
  className: string,
  kind: string,
  onPress: () => void,
  signal: AbortSignal,
): Control {
  const element = build('button', `${className} plyr__control`.trim());
  element.setAttribute('type', 'button');
  element.dataset['plyr'] = kind;
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  for (const [name, value] of [
    ['viewBox', '0 0 18 18'],
    ['width', '18'],
    ['height', '18'],
    ['aria-hidden', 'true'],
  ] as const)
    icon.setAttribute(name, value);
  icon.append(path);
  element.append(icon);
  element.addEventListener('click', onPress, { signal });
  return {
    element,
    show(name, shape) {
      element.setAttribute('aria-label', name);
      path.setAttribute('d', shape);
    },
  };
}

export function build(name: string, className: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  return element;
}
