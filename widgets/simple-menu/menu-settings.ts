/** What the server says of a menu (essential-addons, section 13), for all releases. */

/** Up to 5.0.1 there is no setting. */
const FIXED_BREAKPOINT_PX = 991;

/**
 * @param device the chosen device; null where the release has no such setting
 * @param labels JSON of a label for each device, such as "Tablet (> 1024px)"
 * @returns up to which width the menu is a hamburger, in px; 0 for never
 */
export function breakpointPx(device: string | null, labels: string | null): number {
  if (device === null) return FIXED_BREAKPOINT_PX;
  if (device === 'none') return 0;
  const digits = /(\d{1,5})/.exec(labelOf(device || 'tablet', labels ?? '') ?? '')?.[1];
  return digits === undefined ? FIXED_BREAKPOINT_PX : Number(digits);
}

function labelOf(device: string, labels: string): string | undefined {
  try {
    const found = new Map(Object.entries(JSON.parse(labels) as Record<string, unknown>)).get(device);
    return typeof found === 'string' ? found : undefined;
  } catch {
    // Not JSON: the width that all older releases have.
    return undefined;
  }
}

/** An icon: classes of a font, or markup. */
export type Icon = { readonly classes: string } | { readonly markup: string };

/**
 * @param name `indicator` or `dropdown-indicator`
 * @returns the icon of parents on the first level, or below it
 */
export function readIcon(root: Element, name: 'indicator' | 'dropdown-indicator'): Icon {
  const markup = root.getAttribute(`data-${name}-icon`);
  if (markup !== null) return { markup };
  const text = root.getAttribute(`data-${name}-class`) ?? '';
  return root.getAttribute(`data-${name}`) === 'svg' ? { markup: text } : { classes: text };
}

/** @returns what an element says itself: icons in it may hold text too */
export function ownText(element: Element | null): string {
  return [...(element?.childNodes ?? [])]
    .map((node) => (node instanceof Text ? node.data : ''))
    .join('')
    .trim();
}
