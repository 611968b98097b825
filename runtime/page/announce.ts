/** Announces messages to screen readers. A page has one polite and one assertive region, created on first use. */

/** `polite` waits for a pause; `assertive` interrupts. */
export type Politeness = 'polite' | 'assertive';

const regions = new Map<Politeness, HTMLElement>();

/**
 * @param message plain text; repeating the same message announces it again
 * @returns a function that cancels the message if it has not been announced yet
 */
export function announce(message: string, politeness: Politeness = 'polite'): () => void {
  const region = regions.get(politeness) ?? createRegion(politeness);
  region.textContent = '';
  // Screen readers announce changes only in a region that already exists, so the text is set in a later task.
  const timer = setTimeout(() => {
    region.textContent = message;
  });
  return () => clearTimeout(timer);
}

function createRegion(politeness: Politeness): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('aria-live', politeness);
  region.setAttribute('role', politeness === 'polite' ? 'status' : 'alert');
  region.dataset['atollRegion'] = politeness;
  hideVisually(region);
  document.body.append(region);
  regions.set(politeness, region);
  return region;
}

/** Hides an element visually but keeps it in the accessibility tree. Uses the CSSOM, which a strict CSP allows. */
export function hideVisually(element: HTMLElement): void {
  Object.assign(element.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
}
