/**
 * Elementor's nested accordion (elementor-frontend, section 3.3): the browser opens and closes `details`, and this component
 * adds the movement, the keys, and that one item is open at a time.
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { animate, finishAnimation, runningAnimation, stopAnimation } from '../../runtime/motion/animate';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { headingKey, moveTarget } from '../shared/disclosure/heading-button';
import { choose } from './accordion-machine';
import { type NestedItem, type NestedReading, readNestedAccordion } from './read-nested';
import { emitResize } from '../../runtime/page/events';

const FORWARD_KEYS: ReadonlySet<string> = new Set(['ArrowRight']);
const BACK_KEYS: ReadonlySet<string> = new Set(['ArrowLeft']);

export function NestedAccordion({ items, mode, initiallyOpen, durationMs }: NestedReading): ReactNode {
  const [open, setOpen] = useState(initiallyOpen);
  const [stop, setStop] = useState(() =>
    Math.max(
      items.findIndex(({ title }) => title.tabIndex === 0),
      0,
    ),
  );
  const toggle = (index: number): void => setOpen((before) => choose(before, index, mode));
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.target !== items[index]?.title) return;
    const move = keyOf(event);
    if (move === undefined) return;
    event.preventDefault();
    if (move === 'press') return toggle(index);
    const target = moveTarget(move, index, items.length);
    setStop(target);
    items[target]?.title.focus();
  };
  return items.map((item, index) => (
    <Item
      key={item.panelId}
      item={item}
      isOpen={open.has(index)}
      isStop={index === stop}
      durationMs={durationMs}
      onToggle={() => toggle(index)}
      onStop={() => setStop(index)}
      onKeyDown={(event) => onKeyDown(event, index)}
    />
  ));
}

/** @returns what a key does; undefined for other keys */
function keyOf(event: KeyboardEvent): ReturnType<typeof headingKey> {
  const action = headingKey(event);
  if (action || event.ctrlKey || event.metaKey || event.altKey) return action;
  const isLeftward = getComputedStyle(event.target as Element).direction === 'rtl';
  if (FORWARD_KEYS.has(event.key)) return isLeftward ? 'previous' : 'next';
  return BACK_KEYS.has(event.key) ? (isLeftward ? 'next' : 'previous') : undefined;
}

interface ItemProps {
  readonly item: NestedItem;
  readonly isOpen: boolean;
  readonly isStop: boolean;
  readonly durationMs: number;
  readonly onToggle: () => void;
  readonly onStop: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Item({ item, isOpen, isStop, durationMs, onToggle, onStop, onKeyDown }: ItemProps): ReactNode {
  const { details, title, titleId, panel, panelId } = item;
  const wasOpen = useRef(isOpen);
  const isMeasuring = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    isMeasuring.current = true;
    void moveDetails(item, isOpen, durationMs);
    isMeasuring.current = false;
  }, [item, isOpen, durationMs]);
  useLayoutEffect(() => () => finishAnimation(details, 'slide'), [details]);

  const onEscape = (event: Event): void => {
    if ((event as KeyboardEvent).key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    title.focus();
    onToggle();
  };
  return (
    <>
      <ServerElement
        element={title}
        attributes={{
          id: titleId,
          'aria-controls': panelId,
          'aria-expanded': isOpen,
          tabIndex: isStop ? 0 : -1,
        }}
        listeners={{
          click(event) {
            event.preventDefault();
            onToggle();
          },
          focus: onStop,
          keydown: (event) => onKeyDown(event as KeyboardEvent),
        }}
      />
      <ServerElement element={panel} attributes={{ id: panelId, 'aria-labelledby': titleId }} />
      <ServerElement
        element={details}
        listeners={{
          keydown: onEscape,
          // The browser opens an item with a text that the visitor searches for.
          toggle() {
            const isMoving = isMeasuring.current || runningAnimation(details, 'slide') !== undefined;
            if (details.open !== isOpen && !isMoving) onToggle();
          },
        }}
      />
    </>
  );
}

/**
 * Moves an item linearly. It is open during the movement. If it is moving already, it continues from its current height.
 *
 * @returns resolves when the movement has ended or was replaced
 */
async function moveDetails(
  { details, panel }: Pick<NestedItem, 'details' | 'panel'>,
  isOpen: boolean,
  durationMs: number,
): Promise<void> {
  const from = runningAnimation(details, 'slide') ? getComputedStyle(details).height : undefined;
  stopAnimation(details, 'slide');
  const [closed, full] = [false, true].map((isMeasured) => {
    details.open = isMeasured;
    return `${details.getBoundingClientRect().height}px`;
  });
  // Lets a carousel in the panel update its size.
  if (isOpen) emitResize(panel);
  const heights = isOpen ? [from ?? closed, full] : [from ?? full, closed];
  await animate(
    details,
    heights.map((height) => ({ height: height ?? 'auto', overflow: 'hidden' })),
    { channel: 'slide', durationMs, easing: 'linear' },
    () => {
      details.open = isOpen;
    },
  );
}

export const { mount } = reactWidget((root) => ({ props: readNestedAccordion(root) }), NestedAccordion);
