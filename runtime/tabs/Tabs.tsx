/**
 * Titles that swap panes: the tabs of every original, and whatever works like them. Follows the WAI-ARIA pattern Tabs
 * with automatic activation on the server's own nodes (goodlayers-panels, section 3.0).
 */
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Adopted, AdoptedChildren } from '../adopt';
import type { MirrorElement } from '../adopt-mirror';
import { emitResize } from '../events';
import { endFade, fadeIn, hide } from '../motion/fade';
import { isMobileWidth, subscribeDisplayClass } from '../viewport';
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
  readonly tree: MirrorElement;
  /** Holds the titles. */
  readonly list: HTMLElement;
  readonly titles: readonly HTMLElement[];
  /** The ids of the titles, in the same order. */
  readonly tabIds: readonly string[];
  readonly panes: readonly TabPart[];
  /** Pictures whose active class moves along. */
  readonly followers: readonly TabPart[];
  readonly layout: TitleLayout;
  readonly first: Choice;
  /** The class that the original's stylesheet shows the active parts by. */
  readonly activeClass: string;
  /** A pane gets the class only when it has faded in. Default: together with its title. */
  readonly paneClassAfterFade?: boolean;
  readonly fadeMs: number;
  readonly marker?: Marker | undefined;
  readonly side?: SideImage | undefined;
}

const DECORATION = { role: 'presentation', 'aria-hidden': true } as const;

export function Tabs(props: TabsProps): ReactNode {
  const { tree, list, titles, tabIds, panes, followers, layout, first, activeClass } = props;
  const { paneClassAfterFade = false, fadeMs, marker, side } = props;
  const [choice, setChoice] = useState(first);
  const isNarrow = useSyncExternalStore(subscribeDisplayClass, isMobileWidth, isMobileWidth);
  const isColumn = layout === 'column' || (layout === 'column-when-wide' && !isNarrow);
  const id = useId();
  useMarker(marker, titles, choice.index);
  useSideImage(side);
  useLayoutEffect(() => {
    // What was out of sight had no size to go by.
    if (choice.by !== 'server') emitResize();
  }, [choice]);

  const active = tabIds[choice.index];
  const isActive = (tabId: string | undefined): boolean => tabId !== undefined && tabId === active;
  /** The server's classes stay as they are until there is something to change. */
  const classesOf = (isOn: boolean) => (choice.by === 'server' ? {} : { classes: { [activeClass]: isOn } });
  const titleId = (index: number): string => titles[index]?.id || `${id}tab-${index}`;
  const paneId = (index: number): string => panes[index]?.element.id || `${id}pane-${index}`;

  const select = (index: number): void => {
    setChoice((before) => choose(before, index));
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

  const renderTitle = (node: MirrorElement, index: number): ReactNode => {
    const pane = panes.findIndex(({ tabId }) => tabId === tabIds[index]);
    const isChosen = index === choice.index;
    return (
      <Adopted
        node={node}
        id={titleId(index)}
        role="tab"
        aria-selected={isChosen}
        {...(pane !== -1 && { 'aria-controls': paneId(pane) })}
        // One stop for all of them; the first one as long as none is chosen.
        tabIndex={isChosen || (choice.index === -1 && index === 0) ? 0 : -1}
        onClick={() => select(index)}
        onKeyDown={(event) => onKeyDown(event, index)}
        {...classesOf(isChosen)}
      />
    );
  };

  const renderPane = (node: MirrorElement, index: number, tabId: string): ReactNode => {
    const title = tabIds.indexOf(tabId);
    const tab = title === -1 ? {} : { role: 'tabpanel', 'aria-labelledby': titleId(title) };
    const classes = paneClassAfterFade ? {} : classesOf(isActive(tabId));
    return (
      <Pane
        node={node}
        isShown={choice.by === 'visitor' ? isActive(tabId) : undefined}
        fadeMs={fadeMs}
        lateClass={paneClassAfterFade ? activeClass : undefined}
      >
        <Adopted node={node} id={paneId(index)} {...tab} {...stopFor(node)} {...classes} />
      </Pane>
    );
  };

  const renderPart = (node: MirrorElement): ReactNode | undefined => {
    const { original } = node;
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

interface PaneProps {
  readonly node: MirrorElement;
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
  useLayoutEffect(() => () => void endFade(node.element), [node]);
  return children;
}

/** A pane whose content cannot take the focus at its beginning is a tab stop itself. */
function stopFor({ element }: MirrorElement): { readonly tabIndex?: 0 } {
  return startsFocusable(element) ? {} : { tabIndex: 0 };
}
