/**
 * Titles that swap panes: the tabs of every original, and whatever works like them. Follows the WAI-ARIA pattern Tabs
 * with automatic activation on the server's own nodes (goodlayers-panels, section 3.0).
 */
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Adopted, AdoptedChildren, type AdoptedProps } from '../../../runtime/react/adopt';
import type { SnapshotElement } from '../../../runtime/react/snapshot';
import { type HeadingButtonSettings, useHeadingButton } from '../disclosure/use-heading-button';
import { emitResize } from '../../../runtime/page/events';
import { stopAnimation } from '../../../runtime/motion/animate';
import { fadeIn, hide } from '../../../runtime/motion/fade';
import { isMobileWidth, subscribeDisplayClass } from '../../../runtime/page/viewport';
import {
  buttonAttributes,
  listAttributes,
  paneAttributes,
  tabAttributes,
  tabClasses,
  type TabIds,
} from './attributes';
import { startsFocusable } from './first-content';
import { type Choice, choose, type Direction, keyTarget } from './tab-machine';
import { type Marker, useMarker } from './use-marker';
import { showSideImage, type SideImage, useSideImage } from './use-side-image';

/** An element that belongs to a tab. */
export interface TabPart {
  readonly element: HTMLElement;
  readonly tabId: string;
}

/** How the titles are set; some columns become a row on phones. */
export type TitleLayout = 'row' | 'column' | 'column-when-wide';

/** Tabs, whatever their original. */
export interface TabsProps {
  readonly tree: SnapshotElement;
  /** Holds the titles. */
  readonly list: HTMLElement;
  readonly titles: readonly HTMLElement[];
  /** The ids of the titles, in the same order. */
  readonly tabIds: readonly string[];
  readonly panes: readonly TabPart[];
  /** From `tabIdsOf`. */
  readonly ids: TabIds;
  /** Pictures whose active class moves along. */
  readonly followers: readonly TabPart[];
  readonly layout: TitleLayout;
  readonly first: Choice;
  /** The class that the original's stylesheet shows the active parts by. */
  readonly activeClass: string;
  /** A pane gets the class only when it has faded in. Default: together with its title. */
  readonly paneClassAfterFade?: boolean;
  readonly fadeMs: number;
  /** The classes that titles and panes have otherwise, and never together with the active one. */
  readonly inactiveClass?: string;
  /** Classes of the server's choice, which go when somebody else chooses. */
  readonly servedClass?: string;
  /** The stylesheet shows panes by their classes alone, whoever has chosen. */
  readonly isShownByClass?: boolean;
  /** The chosen title closes its pane again: titles are buttons of panels then, of which one can be open. */
  readonly isToggle?: boolean;
  /** Told of each pane that a visitor has brought into sight. */
  readonly onShow?: (index: number) => void;
  /** Called once: lets something else choose, for instance the address, as long as the widget lives. */
  readonly watch?: (choose: (index: number) => void) => void;
  readonly marker?: Marker | undefined;
  readonly side?: SideImage | undefined;
}

/** What the server prints for tabs, on titles that are no tabs. */
const TAB_ATTRIBUTES = ['role', 'tabindex', 'aria-selected', 'aria-expanded', 'aria-controls'];

const DECORATION = { role: 'presentation', 'aria-hidden': true } as const;

export function Tabs(props: TabsProps): ReactNode {
  const { tree, list, titles, tabIds, panes, ids, followers, layout, first, activeClass } = props;
  const { paneClassAfterFade = false, fadeMs, marker, side } = props;
  const { isShownByClass = false, isToggle = false, onShow, watch } = props;
  const [choice, setChoice] = useState(first);
  const isNarrow = useSyncExternalStore(subscribeDisplayClass, isMobileWidth, isMobileWidth);
  const isColumn = layout === 'column' || (layout === 'column-when-wide' && !isNarrow);
  useMarker(marker, titles, choice.index);
  useSideImage(side);
  useLayoutEffect(() => {
    // What was out of sight had no size to go by.
    if (choice.by !== 'server') emitResize();
  }, [choice]);
  useEffect(() => {
    if (choice.by === 'visitor' && choice.index !== -1) onShow?.(choice.index);
  }, [choice, onShow]);
  useEffect(() => {
    watch?.((index) => setChoice((before) => choose(before, index)));
  }, [watch]);

  const active = tabIds[choice.index];
  const isActive = (tabId: string | undefined): boolean => tabId !== undefined && tabId === active;
  const classesOf = (isOn: boolean) => ({ classes: tabClasses(props, choice, isOn) });

  const select = (index: number): void => {
    setChoice((before) =>
      isToggle && before.index === index ? { index: -1, by: 'visitor' } : choose(before, index),
    );
    if (side)
      showSideImage(
        side,
        followers.some(({ tabId }) => tabId === tabIds[index]),
      );
  };
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const isLeftward = getComputedStyle(list).direction === 'rtl';
    const direction: Direction = isColumn ? 'downward' : isLeftward ? 'leftward' : 'rightward';
    const target = keyTarget(event.key, direction, index, titles.length);
    if (target === undefined) return;
    event.preventDefault();
    document.getElementById(ids.titles[target] ?? '')?.focus();
    select(target);
  };

  const renderTitle = (node: SnapshotElement, index: number): ReactNode => {
    const classes = classesOf(index === choice.index);
    if (isToggle) {
      return (
        <ToggleTitle
          heading={node}
          id={ids.buttons[index] ?? ''}
          aria={buttonAttributes(props, choice, index)}
          onPress={() => select(index)}
        >
          <Adopted
            node={node}
            id={ids.titles[index]}
            without={TAB_ATTRIBUTES}
            onClick={() => select(index)}
            {...classes}
          />
        </ToggleTitle>
      );
    }
    return (
      <Adopted
        node={node}
        {...tabAttributes(props, choice, index)}
        without={['aria-expanded']}
        onClick={() => select(index)}
        onKeyDown={(event) => onKeyDown(event, index)}
        {...classes}
      />
    );
  };

  const renderPane = (node: SnapshotElement, index: number, tabId: string): ReactNode => {
    const attributes = paneAttributes(props, index, !startsFocusable(node.element));
    const classes = paneClassAfterFade ? {} : classesOf(isActive(tabId));
    return (
      <Pane
        node={node}
        isShown={choice.by === 'visitor' && !isShownByClass ? isActive(tabId) : undefined}
        fadeMs={fadeMs}
        lateClass={paneClassAfterFade ? activeClass : undefined}
      >
        <Adopted node={node} {...attributes} {...classes} />
      </Pane>
    );
  };

  const renderPart = (node: SnapshotElement): ReactNode | undefined => {
    const { original } = node;
    if (original === list && isToggle) return <Adopted node={node} without={TAB_ATTRIBUTES} />;
    if (original === list) return <Adopted node={node} {...listAttributes(isColumn)} />;
    if (original === marker?.element) return <Adopted node={node} {...DECORATION} />;
    const title = titles.indexOf(original);
    if (title !== -1) return renderTitle(node, title);
    const pane = panes.findIndex(({ element }) => element === original);
    if (pane !== -1) return renderPane(node, pane, panes[pane]?.tabId ?? '');
    const follower = followers.find(({ element }) => element === original);
    return follower && <Adopted node={node} {...classesOf(isActive(follower.tabId))} />;
  };
  return <AdoptedChildren tree={tree} render={renderPart} />;
}

/** A title that closes its pane again: all of it is a target for the mouse, its button is one for the keyboard. */
function ToggleTitle({
  children,
  ...settings
}: HeadingButtonSettings & { readonly children: ReactElement<AdoptedProps> }): ReactNode {
  const { onKeyDown } = useHeadingButton(settings);
  return cloneElement(children, { onKeyDown });
}

interface PaneProps {
  readonly node: SnapshotElement;
  /** Undefined while the stylesheet decides. */
  readonly isShown: boolean | undefined;
  readonly fadeMs: number;
  /** A class that says that it is there for good. */
  readonly lateClass: string | undefined;
  readonly children: ReactNode;
}

function Pane({ node, isShown, fadeMs, lateClass, children }: PaneProps): ReactNode {
  useLayoutEffect(() => {
    if (isShown === undefined) return undefined;
    const { element } = node;
    const show = async (): Promise<void> => {
      await fadeIn(element, fadeMs);
      if (isCurrent && lateClass) element.classList.add(lateClass);
    };
    let isCurrent = true;
    if (isShown) void show();
    else {
      hide(element);
      if (lateClass) element.classList.remove(lateClass);
    }
    return () => {
      isCurrent = false;
    };
  }, [node, isShown, fadeMs, lateClass]);
  useLayoutEffect(() => () => stopAnimation(node.element, 'fade'), [node]);
  return children;
}
