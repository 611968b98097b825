/**
 * Tells whether a visitor is interested in an element: the pointer is over it, the focus is in it, or it was the last
 * thing that was tapped. What the originals show on hover, Atoll shows for all three.
 */

/** The kinds of interest. */
export type Interest = ReadonlySet<'pointer' | 'focus' | 'touch'>;

/** What changes it. */
export type InterestEvent = 'enter' | 'leave' | 'focus' | 'blur' | 'tap' | 'tap-elsewhere' | 'dismiss';

const NO_INTEREST: Interest = new Set();

/** @returns the interest after an event; Escape clears all interest until the next hover, focus or tap */
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
 * @param onChange called when interest begins and when it ends
 * @param signal stops it
 */
export function watchInterest(
  element: HTMLElement,
  onChange: (isThere: boolean) => void,
  signal: AbortSignal,
): void {
  let interest = NO_INTEREST;
  const on = (event: InterestEvent): void => {
    const before = interest.size > 0;
    interest = nextInterest(interest, event);
    if (interest.size > 0 !== before) onChange(!before);
  };
  const ofMouse =
    (event: InterestEvent) =>
    ({ pointerType }: PointerEvent): void => {
      // A finger enters and leaves with every touch.
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
}
