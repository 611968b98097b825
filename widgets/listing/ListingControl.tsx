/**
 * A control of the page builder's listings (goodlayers-listings): roles and listeners, and the bar that follows the
 * pointer. The code for presses is a separate chunk, loaded when a press is likely.
 */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { isPress } from '../../runtime/dom/button';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { hasAddressedBlock } from './address';
import {
  barAttributes,
  controlAttributes,
  controlClasses,
  type ControlReading,
  linkAttributes,
  linkClasses,
  type LinkReading,
} from './attributes';
import { changedSelect, type Control, type ControlState, linkAt } from './control/control';
import { FailureLine } from './FailureLine';
import { FiltererDropdown } from './FiltererDropdown';
import { watchIntent } from './intent';
import { lazyBlock, type LazyBlock } from './lazy-block';
import { readListing } from './read-markup';
import { startSlideBar } from './slide-bar';

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

/** Mounts the page builder's listing controls. */
export const { mount } = reactWidget((element, context) => {
  const reading = readListing(element, context);
  return { props: { reading, block: lazyBlock(reading.control, context) } };
}, ListingControl);

/** The original listens on the control for its links (goodlayers-listings, section 6.1). */
export const delegates = true;
