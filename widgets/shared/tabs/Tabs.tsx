/**
 * Tabs for all originals, on the server's nodes. Follows the WAI-ARIA pattern Tabs with automatic activation
 * (goodlayers-panels, section 3.0).
 */
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
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
import { uniqueId } from '../../../runtime/dom/unique-id';
import { isMobileWidth, subscribeDisplayClass } from '../../../runtime/page/viewport';
import { startsFocusable } from './first-content';
import { type Choice, choose, type Direction, keyTarget } from './tab-machine';
import { type Marker, useMarker } from './use-marker';
import { showSideImage, type SideImage, useSideImage } from './use-side-image';

/** An element that belongs to a tab. */
export interface TabPart {
  readonly element: HTMLElement;
  readonly tabId: string;
}

/** The layout of the titles. Some columns become a row on phones. */
export type TitleLayout = 'row' | 'column' | 'column-when-wide';

/** Props of `Tabs`. */
export interface TabsProps {
  readonly tree: SnapshotElement;
  /** The element that contains the titles. */
  readonly list: HTMLElement;
  readonly titles: readonly HTMLElement[];
  /** The ids of the titles, in the same order. */
  readonly tabIds: readonly string[];
  readonly panes: readonly TabPart[];
  /** Images that get the active class together with their tab. */
  readonly followers: readonly TabPart[];
  readonly layout: TitleLayout;
  readonly first: Choice;
  /** The class with which the original's stylesheet shows the active parts. */
  readonly activeClass: string;
  /** True if a pane gets the class after it has faded in. Default: together with its title. */
  readonly paneClassAfterFade?: boolean;
  readonly fadeMs: number;
  /** The class of inactive titles and panes. */
  readonly inactiveClass?: string;
  /** A class of the server's choice, which is removed when the visitor chooses a tab. */
  readonly servedClass?: string;
  /** True if the stylesheet shows panes only by their classes. */
  readonly isShownByClass?: boolean;
  /** True if the chosen title closes its pane again. Titles are then buttons of panels, of which one can be open. */
  readonly isToggle?: boolean;
  /** True to replace duplicate ids of titles and panes, which some releases of an original print. */
  readonly isUnique?: boolean;
  /** Called for each pane that a visitor has opened. */
  readonly onShow?: (index: number) => void;
  /** Called once with a function that chooses a tab, for example for changes of the URL's fragment. */
  readonly watch?: (choose: (index: number) => void) => void;
  readonly marker?: Marker | undefined;
  readonly side?: SideImage | undefined;
}

/** The server's tab attributes, which are wrong on titles that are not tabs. */
const TAB_ATTRIBUTES = ['role', 'tabindex', 'aria-selected', 'aria-expanded', 'aria-controls'];

const DECORATION = { role: 'presentation', 'aria-hidden': true } as const;

export function Tabs(props: TabsProps): ReactNode {
  const { tree, list, titles, tabIds, panes, followers, layout, first, activeClass } = props;
  const { paneClassAfterFade = false, fadeMs, marker, side, inactiveClass, servedClass } = props;
  const { isShownByClass = false, isToggle = false, isUnique = false, onShow, watch } = props;
  const [choice, setChoice] = useState(first);
  const isNarrow = useSyncExternalStore(subscribeDisplayClass, isMobileWidth, isMobileWidth);
  const isColumn = layout === 'column' || (layout === 'column-when-wide' && !isNarrow);
  const id = useId();
  const idOf = (element: HTMLElement, fallback: string): string =>
    isUnique ? uniqueId(element, fallback) : element.id || fallback;
  const [titleIds] = useState(() => titles.map((title, index) => idOf(title, `${id}tab-${index}`)));
  const [paneIds] = useState(() => panes.map(({ element }, index) => idOf(element, `${id}pane-${index}`)));
  useMarker(marker, titles, choice.index);
  useSideImage(side);
  useLayoutEffect(() => {
    // Content of a hidden pane could not measure its size.
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
  /** The server's classes are kept until another tab is chosen. */
  const classesOf = (isOn: boolean) => {
    if (choice.by === 'server') return {};
    return {
      classes: {
        [activeClass]: isOn,
        ...(inactiveClass && { [inactiveClass]: !isOn }),
        ...(servedClass && !(isOn && choice.by === 'address') && { [servedClass]: false }),
      },
    };
  };
  const titleId = (index: number): string => titleIds[index] ?? '';
  const paneId = (index: number): string => paneIds[index] ?? '';

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
    document.getElementById(titleId(target))?.focus();
    select(target);
  };

  const renderTitle = (node: SnapshotElement, index: number): ReactNode => {
    const pane = panes.findIndex(({ tabId }) => tabId === tabIds[index]);
    const isChosen = index === choice.index;
    const controls = pane === -1 ? {} : { 'aria-controls': paneId(pane) };
    if (isToggle) {
      const aria = { 'aria-expanded': String(isChosen), ...controls };
      return (
        <ToggleTitle heading={node} id={`${id}button-${index}`} aria={aria} onPress={() => select(index)}>
          <Adopted
            node={node}
            id={titleId(index)}
            without={TAB_ATTRIBUTES}
            onClick={() => select(index)}
            {...classesOf(isChosen)}
          />
        </ToggleTitle>
      );
    }
    return (
      <Adopted
        node={node}
        id={titleId(index)}
        role="tab"
        aria-selected={isChosen}
        {...controls}
        without={['aria-expanded']}
        // All titles share one tab stop, which is the first title while none is chosen.
        tabIndex={isChosen || (choice.index === -1 && index === 0) ? 0 : -1}
        onClick={() => select(index)}
        onKeyDown={(event) => onKeyDown(event, index)}
        {...classesOf(isChosen)}
      />
    );
  };

  const renderPane = (node: SnapshotElement, index: number, tabId: string): ReactNode => {
    const title = tabIds.indexOf(tabId);
    const tab =
      title === -1 ? {} : { role: isToggle ? 'region' : 'tabpanel', 'aria-labelledby': titleId(title) };
    const classes = paneClassAfterFade ? {} : classesOf(isActive(tabId));
    return (
      <Pane
        node={node}
        isShown={choice.by === 'visitor' && !isShownByClass ? isActive(tabId) : undefined}
        fadeMs={fadeMs}
        lateClass={paneClassAfterFade ? activeClass : undefined}
      >
        <Adopted node={node} id={paneId(index)} {...tab} {...(!isToggle && stopFor(node))} {...classes} />
      </Pane>
    );
  };

  const renderPart = (node: SnapshotElement): ReactNode | undefined => {
    const { original } = node;
    if (original === list && isToggle) return <Adopted node={node} without={TAB_ATTRIBUTES} />;
    if (original === list)
      return <Adopted node={node} role="tablist" {...(isColumn && { 'aria-orientation': 'vertical' })} />;
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

/** A title that also closes its pane. All of it is clickable; the button in it is for the keyboard. */
function ToggleTitle({
  children,
  ...settings
}: HeadingButtonSettings & { readonly children: ReactElement<AdoptedProps> }): ReactNode {
  const { onKeyDown } = useHeadingButton(settings);
  return cloneElement(children, { onKeyDown });
}

interface PaneProps {
  readonly node: SnapshotElement;
  /** Undefined while the stylesheet shows or hides the pane. */
  readonly isShown: boolean | undefined;
  readonly fadeMs: number;
  /** The class that is added when the pane has faded in. */
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

/** A pane is a tab stop if its first content is not focusable. */
function stopFor({ element }: SnapshotElement): { readonly tabIndex?: 0 } {
  return startsFocusable(element) ? {} : { tabIndex: 0 };
}
