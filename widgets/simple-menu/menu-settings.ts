/** Reads a menu's settings and icons, as all releases print them (essential-addons, section 13). */

/** The start of the menu's class names. */
export const NAME = 'eael-simple-menu';

/** The breakpoint up to 5.0.1, which have no setting. */
const FIXED_BREAKPOINT_PX = 991;
/** The breakpoint from 5.0.2 to 5.2, which have no setting but print a hamburger icon. */
const TABLET_BREAKPOINT_PX = 1024;

/**
 * @param root the menu's container; an attribute contains the chosen device, another one the labels of all devices as
 * JSON, such as "Tablet (> 1024px)"
 * @returns the width in px up to which the menu is a hamburger menu; 0 for never
 */
export function breakpointPx(root: Element): number {
  const device = root.getAttribute('data-hamburger-device');
  const labels = root.getAttribute('data-hamburger-breakpoints');
  if (device === null)
    return root.hasAttribute('data-hamburger-icon') ? TABLET_BREAKPOINT_PX : FIXED_BREAKPOINT_PX;
  if (device === 'none') return 0;
  const digits = /(\d{1,5})/.exec(labelOf(device || 'tablet', labels ?? '') ?? '')?.[1];
  return digits === undefined ? FIXED_BREAKPOINT_PX : Number(digits);
}

function labelOf(device: string, labels: string): string | undefined {
  try {
    const found = new Map(Object.entries(JSON.parse(labels) as Record<string, unknown>)).get(device);
    return typeof found === 'string' ? found : undefined;
  } catch {
    // Invalid JSON: use the breakpoint of the older releases.
    return undefined;
  }
}

/** An icon: classes of an icon font, or markup. */
export interface Icon {
  readonly classes?: string;
  readonly markup?: string;
  /** The class of the element in the link that contains the markup. */
  readonly placeClass?: string | undefined;
}

/**
 * @param name `indicator` or `dropdown-indicator`
 * @returns the icon for items with a submenu, on the first level or below it
 */
export function readIcon(root: Element, name: 'indicator' | 'dropdown-indicator'): Icon {
  const markup = root.getAttribute(`data-${name}-icon`);
  // Since 5.9.1, the stylesheets have a class only for deeper levels.
  if (markup !== null)
    return { markup, placeClass: name === 'indicator' ? undefined : 'eael-simple-menu-dropdown-indicator' };
  const text = root.getAttribute(`data-${name}-class`) ?? '';
  if (root.getAttribute(`data-${name}`) !== 'svg') return { classes: text };
  return { markup: text, placeClass: `${name}-svg` };
}

/** Elements whose text is not the text of a link: icons, and what they contain. */
const ICON = 'i,svg,[class*="indicator"],[class*="icon"]';

/** @returns an element's text, without the text of icons in it. A translator may have wrapped it */
export function ownText(element: Element | null): string {
  const textIn = (node: Node): string => {
    if (node instanceof Text) return node.data;
    const isIcon = node instanceof Element && node.matches(ICON);
    return isIcon ? '' : [...node.childNodes].map(textIn).join('');
  };
  return element ? [...element.childNodes].map(textIn).join('').trim() : '';
}
