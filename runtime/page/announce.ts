/** Speaks to screen readers: one polite and one assertive region a page, made when there is first something to say. */

/** `polite` waits for a pause; `assertive` interrupts. */
export type Politeness = 'polite' | 'assertive';

const regions = new Map<Politeness, HTMLElement>();

/**
 * @param message read out as plain text; the same message said again is read out again
 * @returns takes it back, as long as it has not been said
 */
export function announce(message: string, politeness: Politeness = 'polite'): () => void {
  const region = regions.get(politeness) ?? createRegion(politeness);
  region.textContent = '';
  // Readers notice a change of a region that they already know, so the text comes in a task of its own.
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

/** Takes an element out of sight but not out of the accessibility tree. Through the CSSOM, which a strict CSP allows. */
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
