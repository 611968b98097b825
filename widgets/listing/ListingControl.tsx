/**
 * A control of the page builder's listings (goodlayers-listings): roles and listeners, and the bar that follows the
 * pointer. The code for presses is a separate chunk, loaded when a press is likely.
 */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { WidgetContext } from '../../runtime/core/define';
import { isPress } from '../../runtime/dom/button';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import type { Block, openBlock } from './block';
import {
  barAttributes,
  controlAttributes,
  controlClasses,
  type ControlReading,
  linkAttributes,
  linkClasses,
  type LinkReading,
} from './attributes';
import {
  changedSelect,
  type Control,
  type ControlState,
  hasAddressedBlock,
  linkAt,
  linksOf,
} from './control';
import { FiltererDropdown } from './FiltererDropdown';
import { requested, showFailure } from './messages';
import { readListing } from './read-markup';
import { startSlideBar } from './slide-bar';

/** Shorter stays are ignored. */
const INTENT_MS = 65;

const PLACE = 'aria-activedescendant';

export interface ListingControlProps {
  readonly reading: ControlReading;
  readonly block: LazyBlock;
}

export function ListingControl({ reading, block }: ListingControlProps): ReactNode {
  const { control, links, dropdown, bar } = reading;
  const state = useSyncExternalStore(control.state.subscribe, control.state.get);
  useStart(control, block);

  useEffect(() => {
    const controller = new AbortController();
    watchIntent(control, (link) => block.prefetch(link), controller.signal);
    return () => controller.abort();
  }, [control, block]);

  const onClick = (event: Event): void => {
    const link = linkAt(control, event.target);
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
    // The event must reach a custom dropdown, whose entries are not links.
    if (link.matches('a')) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (link !== control.state.get().active) block.press(link);
  };
  const onChange = ({ target }: Event): void => {
    if (target instanceof HTMLSelectElement && target.matches('[data-ajax-name]')) block.press(target);
  };
  return (
    <>
      <ServerElement
        element={control.element}
        attributes={controlAttributes(reading)}
        classes={controlClasses(state)}
        listeners={{ click: onClick, change: onChange }}
      />
      {links.map((link, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the links never change
        <Link key={index} link={link} kind={control.kind} state={state} />
      ))}
      {dropdown && <FiltererDropdown reading={dropdown} name={reading.filterLabel} active={state.active} />}
      {bar && <SlideBar control={control} bar={bar} />}
      {state.hasFailed && <FailureLine control={control.element} text={reading.failureText} />}
    </>
  );
}

/** Follows the URL, or loads the value of a select that was changed before this code was loaded. */
function useStart(control: Control, block: LazyBlock): void {
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const changed = changedSelect(control);
    if (hasAddressedBlock(location.search)) block.open();
    else if (changed) block.press(changed);
  }, [control, block]);
}

interface LinkProps {
  readonly link: LinkReading;
  readonly kind: Control['kind'];
  readonly state: ControlState;
}

function Link({ link, kind, state }: LinkProps): ReactNode {
  const { element, hasHref, isInDropdown } = link;
  const onKeyDown = (event: Event): void => {
    const keyEvent = event as KeyboardEvent;
    // The browser clicks a link on Enter.
    const isClick = keyEvent.key === 'Enter' && hasHref;
    if (isInDropdown || event.target !== element || !isPress(keyEvent) || isClick) return;
    event.preventDefault();
    element.click();
  };
  return (
    <ServerElement
      element={element}
      attributes={linkAttributes(link, kind, state)}
      classes={linkClasses(link, state)}
      listeners={{ keydown: onKeyDown }}
    />
  );
}

function SlideBar({ control, bar }: { readonly control: Control; readonly bar: HTMLElement }): ReactNode {
  useLayoutEffect(() => {
    const controller = new AbortController();
    startSlideBar(control, bar, controller.signal);
    return () => controller.abort();
  }, [control, bar]);
  return <ServerElement element={bar} attributes={barAttributes} />;
}

/** The page builder's class for the space beside the items. */
const ITEM_SPACE = 'gdlr-core-item-pdlr';

interface FailureLineProps {
  /** The line is inserted after this element. */
  readonly control: HTMLElement;
  readonly text: string;
}

function FailureLine({ control, text }: FailureLineProps): ReactNode {
  useLayoutEffect(() => {
    const line = document.createElement('p');
    line.className = `atoll-listing-failed ${ITEM_SPACE}`;
    // Items float in some layouts, and the text of a button is in its middle.
    Object.assign(line.style, { clear: 'both', textAlign: getComputedStyle(control).textAlign });
    line.append(text);
    control.after(line);
    return () => line.remove();
  }, [control, text]);
  return null;
}

/**
 * Detects that a visitor is about to press a link: the pointer, the focus or the active entry of a dropdown has stayed on it
 * for a moment.
 *
 * @param onIntent called with the link; not called for touch, which presses immediately
 * @param signal stops watching when aborted
 */
function watchIntent(control: Control, onIntent: (link: HTMLElement) => void, signal: AbortSignal): void {
  const { element } = control;
  let at: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = (): void => {
    clearTimeout(timer);
    at = undefined;
  };
  const arrive = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    stayAt(event.target);
  };
  const stayAt = (target: EventTarget | null): void => {
    const link = linkAt(control, target);
    if (link === at) return;
    leave();
    if (!link) return;
    at = link;
    timer = setTimeout(() => onIntent(link), INTENT_MS);
  };
  // The focus may have caused the mounting.
  stayAt(linksOf(control).find((link) => link.matches(':focus-visible')) ?? null);
  // Not `pointerover`: a link that scrolls under a resting pointer is no intent.
  element.addEventListener('pointermove', arrive, { signal });
  element.addEventListener('focusin', arrive, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('focusout', leave, { signal });
  // In a dropdown, the focus stays on the label, so the active entry is watched.
  const places = new MutationObserver((changes) => {
    const change = changes.at(-1);
    const place = change?.target instanceof Element && change.target.getAttribute(PLACE);
    if (place) stayAt(document.getElementById(place));
    else leave();
  });
  places.observe(element, { subtree: true, attributeFilter: [PLACE] });
  signal.addEventListener('abort', () => {
    places.disconnect();
    leave();
  });
}

/** A block whose code is loaded when a control needs it first. A failure to load it is reported. */
export interface LazyBlock {
  /** Call it when a visitor has chosen a link or an option. */
  readonly press: (chosen: HTMLElement) => void;
  /** Call it when a visitor is about to choose. */
  readonly prefetch: (chosen: HTMLElement) => void;
  /** Makes the block follow the page's URL. */
  readonly open: () => void;
}

function lazyBlock(control: Control, context: WidgetContext): LazyBlock {
  let code: { readonly openBlock: typeof openBlock } | undefined;
  const withBlock = async (act: (block: Block) => void, isPress = false): Promise<void> => {
    try {
      // Awaited only once, so that later presses update the page in the next frame.
      code ??= await requested(import('./block'));
      if (!context.signal.aborted) act(code.openBlock(control, context));
    } catch (error) {
      context.report('block_failed', error);
      if (isPress && !context.signal.aborted) showFailure(control, context.config.strings);
    }
  };
  return {
    press: (chosen) => void withBlock((block) => void block.press(control, chosen), true),
    prefetch: (chosen) => void withBlock((block) => void block.prefetch(control, chosen)),
    open: () => void withBlock(() => undefined),
  };
}

/** Mounts the page builder's listing controls. */
export const { mount } = reactWidget((element, context) => {
  const reading = readListing(element, context);
  return { props: { reading, block: lazyBlock(reading.control, context) } };
}, ListingControl);

/** The original listens on the control for its links (goodlayers-listings, section 6.1). */
export const delegates = true;
