/**
 * Essential Addons' image accordion (essential-addons, section 7): a row of images, one of which is large. Kept: a click on
 * the open panel follows its link. Fixed: the default panel shrinks while another one is hovered, and opens again
 * afterwards; the first tap of a finger opens; no positive tab stops.
 */
import { member } from '../../runtime/page/member';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isPress } from '../../runtime/dom/button';
import { currentInterest } from '../../runtime/dom/interest';
import { remember } from '../../runtime/dom/restore';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import {
  type ImageAccordionReading,
  openClasses,
  panelAttributes,
  type PanelReading,
  type PanelState,
  TEXT,
  textAttributes,
} from './attributes';
import { readPanels } from './read-markup';

const LARGE = '3 1 0%';
const SMALL = '1 1 0%';

export function ImageAccordion({ panels, isHover, defaultPanel }: ImageAccordionReading): ReactNode {
  const [{ open, hasChanged }, setView] = useState({ open: defaultPanel, hasChanged: false });
  const show = (index: number): void =>
    setView((view) => (view.hasChanged && view.open === index ? view : { open: index, hasChanged: true }));
  return panels.map((panel, index) => (
    <Panel
      // oxlint-disable-next-line react/no-array-index-key -- the panels never change
      key={index}
      panel={panel}
      state={{ isOpen: index === open, hasChanged }}
      isHover={isHover}
      onOpen={() => show(index)}
      onLeave={() => show(defaultPanel)}
    />
  ));
}

interface PanelProps {
  readonly panel: PanelReading;
  readonly state: PanelState;
  readonly isHover: boolean;
  readonly onOpen: () => void;
  /** The pointer or the focus has left a panel that opens on hover. */
  readonly onLeave: () => void;
}

function Panel({ panel, state, isHover, onOpen, onLeave }: PanelProps): ReactNode {
  const { element, texts } = panel;
  const { isOpen, hasChanged } = state;
  const isTapOnClosed = useRef(false);

  useLayoutEffect(() => keepStyles(element), [element]);
  const openIfPointedAt = useEffectEvent(() => {
    const interest = currentInterest(element);
    const isByKeyboard = interest.has('focus') && document.activeElement?.matches(':focus-visible');
    if (isHover && (interest.has('pointer') || isByKeyboard)) onOpen();
  });
  // The pointer or the focus has mounted the accordion. A tap opens with its click, which follows.
  useLayoutEffect(() => openIfPointedAt(), []);
  useLayoutEffect(() => {
    if (hasChanged) resize(element, isOpen);
  }, [element, isOpen, hasChanged]);

  const listeners = {
    pointerdown(event: Event) {
      isTapOnClosed.current = isTouch(event) && !isOpen;
    },
    click(event: Event) {
      const { ctrlKey, metaKey, shiftKey, target } = event as MouseEvent;
      if (ctrlKey || metaKey || shiftKey) return;
      // The focus has already opened the panel of a tap.
      const isOpening = !isOpen || isTapOnClosed.current;
      isTapOnClosed.current = false;
      if (isOpening || isEmptyLink(target)) event.preventDefault();
      if (isOpening) onOpen();
    },
    keydown(event: Event) {
      if (event.target !== element || panel.kind === 'link' || !isPress(event as KeyboardEvent)) return;
      event.preventDefault();
      onOpen();
    },
    ...(isHover && {
      pointerenter(event: Event) {
        if (!isTouch(event)) onOpen();
      },
      pointerleave(event: Event) {
        if (!isTouch(event) && !element.contains(document.activeElement)) onLeave();
      },
      focusin: onOpen,
      focusout(event: Event) {
        const { relatedTarget } = event as FocusEvent;
        const isWithin = relatedTarget instanceof Node && element.contains(relatedTarget);
        if (!isWithin && !element.matches(':hover')) onLeave();
      },
    }),
  };
  return (
    <>
      <ServerElement
        element={element}
        attributes={panelAttributes(panel, state)}
        classes={openClasses(panel, state)}
        restoresClasses
        listeners={listeners}
      />
      {texts.map((text, index) => (
        <ServerElement
          // oxlint-disable-next-line react/no-array-index-key -- the texts never change
          key={index}
          element={text.element}
          attributes={textAttributes(state)}
          classes={openClasses(text, state)}
          restoresClasses
        />
      ))}
    </>
  );
}

/**
 * Stops the stylesheet's transitions if reduced motion is preferred.
 *
 * @returns a function that restores the server's inline styles
 */
function keepStyles(panel: HTMLElement): () => void {
  const elements = [panel, ...panel.querySelectorAll<HTMLElement>(`${TEXT},${TEXT} *`)];
  const restores = elements.map((element) => remember(element, { attributes: ['style'] }));
  if (prefersReducedMotion()) for (const { style } of elements) style.transition = 'none';
  return () => restores.forEach((restore) => restore());
}

function resize({ style }: HTMLElement, isOpen: boolean): void {
  style.flex = isOpen ? LARGE : SMALL;
}

function isTouch(event: Event): boolean {
  return (event as PointerEvent).pointerType === 'touch';
}

/** The server prints `#/` for a link without an address. */
function isEmptyLink(target: EventTarget | null): boolean {
  const href = target instanceof Element ? member(target, 'closest')('a')?.getAttribute('href') : undefined;
  return href === '#' || href === '#/';
}

/** Mounts Essential Addons' image accordion. */
export const { mount } = reactWidget((root) => ({ props: readPanels(root) }), ImageAccordion);
