/**
 * Detects whether a visitor is interested in an element: the pointer is over it, it contains the focus, or the last tap
 * was on it. Content that the originals show only on hover, Atoll shows for all three.
 */

/** The kinds of interest. */
export type Interest = ReadonlySet<'pointer' | 'focus' | 'touch'>;

/** An event that can change the interest. */
export type InterestEvent = 'enter' | 'leave' | 'focus' | 'blur' | 'tap' | 'tap-elsewhere' | 'dismiss';

const NO_INTEREST: Interest = new Set();

/** @returns the interest after an event. `dismiss` (Escape) clears all interest until the next hover, focus or tap */
export function nextInterest(before: Interest, event: InterestEvent): Interest {
  const next = new Set(before);
  switch (event) {
    case 'enter':
      return next.add('pointer');
    case 'leave':
      next.delete('pointer');
      return next;
    case 'focus':
      return next.add('focus');
    case 'blur':
      next.delete('focus');
      return next;
    case 'tap':
      return next.add('touch');
    case 'tap-elsewhere':
      next.delete('touch');
      return next;
    case 'dismiss':
      return NO_INTEREST;
    default:
      return event satisfies never;
  }
}

/**
 * @returns the interest in an element now, for a widget that the visitor's interest has mounted: its first events are
 *   over. Reads the styles of the page's elements
 */
export function currentInterest(element: HTMLElement): Interest {
  const interest = new Set<'pointer' | 'focus' | 'touch'>();
  if (element.contains(document.activeElement)) interest.add('focus');
  // A finger hovers over what it has tapped.
  if (element.matches(':hover')) interest.add(matchMedia('(hover: hover)').matches ? 'pointer' : 'touch');
  return interest;
}

/**
 * @param onChange called with true when interest begins and with false when it ends
 * @param signal stops watching when aborted
 * @param initial the interest now. With any, `onChange` is called at once
 */
export function watchInterest(
  element: HTMLElement,
  onChange: (isInterested: boolean) => void,
  signal: AbortSignal,
  initial = NO_INTEREST,
): void {
  let interest = initial;
  const on = (event: InterestEvent): void => {
    const before = interest.size > 0;
    interest = nextInterest(interest, event);
    if (interest.size > 0 !== before) onChange(!before);
  };
  const ofMouse =
    (event: InterestEvent) =>
    ({ pointerType }: PointerEvent): void => {
      // Every touch fires enter and leave events, so touch is handled by `pointerdown`.
      if (pointerType !== 'touch') on(event);
    };
  const options = { signal };
  element.addEventListener('pointerenter', ofMouse('enter'), options);
  element.addEventListener('pointerleave', ofMouse('leave'), options);
  element.addEventListener('focusin', () => on('focus'), options);
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) on('blur');
    },
    options,
  );
  element.addEventListener('keydown', ({ key }) => key === 'Escape' && on('dismiss'), options);
  document.addEventListener(
    'pointerdown',
    ({ pointerType, target }) => {
      if (pointerType !== 'touch') return;
      on(target instanceof Node && element.contains(target) ? 'tap' : 'tap-elsewhere');
    },
    options,
  );
  if (initial.size > 0) onChange(true);
}
