/**
 * Tells whether a visitor is with an element: the pointer is over it, the focus is in it, or a finger has tapped it
 * and nothing else since. What the originals show on hover is shown to all three.
 */

/** The ways of being there. */
export type Presence = ReadonlySet<'pointer' | 'focus' | 'touch'>;

/** What happens to them. */
export type PresenceEvent = 'enter' | 'leave' | 'focus' | 'blur' | 'tap' | 'tap-elsewhere' | 'dismiss';

const NOBODY: Presence = new Set();

/** @returns who is there after an event; Escape sends everybody away until they come again */
export function nextPresence(before: Presence, event: PresenceEvent): Presence {
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
      return NOBODY;
    default:
      return event satisfies never;
  }
}

/**
 * @param onChange called when somebody has come to where nobody was, or the last one has left
 * @param signal stops it
 */
export function watchAttention(
  element: HTMLElement,
  onChange: (isThere: boolean) => void,
  signal: AbortSignal,
): void {
  let presence = NOBODY;
  const on = (event: PresenceEvent): void => {
    const before = presence.size > 0;
    presence = nextPresence(presence, event);
    if (presence.size > 0 !== before) onChange(!before);
  };
  const ofMouse =
    (event: PresenceEvent) =>
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
