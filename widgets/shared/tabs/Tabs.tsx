/**
 * Tabs for all originals, on the server's nodes. Follows the WAI-ARIA pattern Tabs with automatic activation
 * (goodlayers-panels, section 3.0).
 */
import {
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isPress } from '../../../runtime/dom/button';
import { stopAnimation } from '../../../runtime/motion/animate';
import { fadeIn, hide } from '../../../runtime/motion/fade';
import { emitResize } from '../../../runtime/page/events';
import { subscribeDisplayClass } from '../../../runtime/page/viewport';
import { Adopted, AdoptedChildren } from '../../../runtime/react/adopt';
import type { SnapshotElement } from '../../../runtime/react/snapshot';
import { conceal, reveal } from '../disclosure/findable';
import {
  isColumn as isColumnNow,
  LIST_ATTRIBUTES,
  listAttributes,
  markerAttributes,
  paneAttributes,
  TAB_ATTRIBUTES,
  tabClasses,
  type TabsReading,
  type TitleLayout,
} from './attributes';
import { followFirstContent, startsFocusable } from './first-content';
import { isMarkerRunning, type Marker, moveMarker, startMarker } from './marker';
import { showSideImage, startSideImage } from './side-image';
import { type Choice, choose, type Direction, keyTarget } from './tab-machine';
import { PanelTitle, PhoneTitle, TabTitle } from './titles';

/**
 * Starts the marker of the active title, unless the tabs were prepared and it already runs.
 *
 * @param marker undefined for tabs without a marker
 * @param titles the titles in order
 * @param active index of the active title; with -1, the marker is not moved
 */
function useMarker(marker: Marker | undefined, titles: readonly HTMLElement[], active: number): void {
  const current = useRef(active);
  useEffect(() => {
    current.current = active;
    if (marker) moveMarker(marker, active);
  }, [marker, active]);
  useEffect(
    () => (marker && !isMarkerRunning(marker) ? startMarker(marker, titles, current.current) : undefined),
    [marker, titles],
  );
}

/** Props of `Tabs`. */
export interface TabsProps extends TabsReading {
  readonly tree: SnapshotElement;
}

export function Tabs(props: TabsProps): ReactNode {
  const { tree, list, titles, tabIds, panes, ids, followers, layout, first, activeClass } = props;
  const { paneClassAfterFade = false, fadeMs, marker, side } = props;
  const { isShownByClass = false, isToggle = false, isManual = false } = props;
  const [choice, setChoice] = useState(first);
  const isColumn = useIsColumn(layout);
  useMarker(marker, titles, choice.index);
  useEffect(() => side && startSideImage(side), [side]);
  useChoiceEffects(props, choice, setChoice);
  useFirstContents(panes);

  const isActive = (tabId: string): boolean => tabId === tabIds[choice.index];
  const classesOf = (isOn: boolean) => ({ classes: tabClasses(props, choice, isOn) });

  const select = (index: number): void => {
    setChoice((before) =>
      isToggle && before.index === index ? { index: -1, by: 'visitor' } : choose(before, index),
    );
    const hasPicture = followers.some(({ tabId }) => tabId === tabIds[index]);
    if (side) showSideImage(side, hasPicture);
  };
  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = directionsOf(props, isColumn)
      .map((direction) => keyTarget(event.key, direction, index, titles.length))
      .find((found) => found !== undefined);
    if (target === undefined) return;
    event.preventDefault();
    document.getElementById(ids.titles[target] ?? '')?.focus();
    if (!isManual || isPress(event)) select(target);
  };

  const renderTitle = (node: SnapshotElement, index: number): ReactNode => {
    const part = { node, reading: props, choice, index, onPress: () => select(index) };
    const classes = props.marksPanesOnly ? {} : classesOf(index === choice.index);
    if (isToggle) return <PanelTitle {...part} {...classes} />;
    return <TabTitle {...part} {...classes} onKeyDown={(event) => onKeyDown(event, index)} />;
  };

  const renderPane = (node: SnapshotElement, index: number, tabId: string): ReactNode => {
    const isStop = isActive(tabId) && !startsFocusable(node.element);
    const attributes = paneAttributes(props, index, isStop);
    const classes = paneClassAfterFade ? {} : classesOf(isActive(tabId));
    return (
      <Pane
        node={node}
        isShown={choice.by === 'visitor' && !isShownByClass ? isActive(tabId) : undefined}
        fadeMs={fadeMs}
        lateClass={paneClassAfterFade ? activeClass : undefined}
      >
        <Adopted
          node={node}
          {...attributes}
          {...classes}
          {...(props.returnsOnEscape && {
            onKeyDown: (event) => returnOnEscape(event, attributes['aria-labelledby']),
          })}
        />
      </Pane>
    );
  };

  const renderPart = (node: SnapshotElement): ReactNode | undefined => {
    const { original } = node;
    if (original === list && isToggle) return <Adopted node={node} without={TAB_ATTRIBUTES} />;
    if (original === list) return <Adopted node={node} {...listAttributes(isColumn)} />;
    if (original === marker?.element) return <Adopted node={node} {...markerAttributes} />;
    const title = titles.indexOf(original);
    if (title !== -1) return renderTitle(node, title);
    const phonePart = renderPhonePart(node, props, choice, select);
    if (phonePart) return phonePart;
    const pane = panes.findIndex(({ element }) => element === original);
    if (pane !== -1) return renderPane(node, pane, panes[pane]?.tabId ?? '');
    const follower = followers.find(({ element }) => element === original);
    return follower && <Adopted node={node} {...classesOf(isActive(follower.tabId))} />;
  };
  return <AdoptedChildren tree={tree} render={renderPart} />;
}

/** @returns a title for phones, or its wrapper; undefined for other elements */
function renderPhonePart(
  node: SnapshotElement,
  reading: TabsProps,
  choice: Choice,
  select: (index: number) => void,
): ReactNode | undefined {
  const { phoneTitles, tabIds } = reading;
  if (node.original === phoneTitles?.wrap) return <Adopted node={node} without={LIST_ATTRIBUTES} />;
  const title = phoneTitles?.titles.find(({ element }) => element === node.original);
  if (!title) return undefined;
  const index = tabIds.indexOf(title.tabId);
  const classes = tabClasses(reading, choice, index === choice.index);
  return (
    <PhoneTitle
      node={node}
      reading={reading}
      choice={choice}
      index={index}
      onPress={() => select(index)}
      classes={classes}
    />
  );
}

/** Renders again when the first content of a pane has become focusable, or is not any more. */
function useFirstContents(panes: TabsReading['panes']): void {
  const [, setChanges] = useState(0);
  useEffect(
    () =>
      followFirstContent(
        panes.map(({ element }) => element),
        () => setChanges((changes) => changes + 1),
      ),
    [panes],
  );
}

function useIsColumn(layout: TitleLayout): boolean {
  const read = (): boolean => isColumnNow(layout);
  return useSyncExternalStore(subscribeDisplayClass, read, read);
}

/** Reports changes of the choice, and lets the page's address choose. */
function useChoiceEffects(
  { tree, tabIds, panes, onShow, watch }: TabsProps,
  choice: Choice,
  setChoice: Dispatch<SetStateAction<Choice>>,
): void {
  useLayoutEffect(() => {
    for (const { element, tabId } of panes) {
      if (tabId === tabIds[choice.index]) reveal(element);
      else conceal(element);
    }
    // Content of a hidden pane could not measure its size.
    if (choice.by === 'server') return;
    const shown = panes.find(({ tabId }) => tabId === tabIds[choice.index]);
    emitResize(shown?.element ?? tree.element);
  }, [tree, tabIds, panes, choice]);
  useEffect(() => {
    if (choice.by === 'visitor' && choice.index !== -1) onShow?.(choice.index);
  }, [choice, onShow]);
  useEffect(() => {
    watch?.((index) => setChoice((before) => choose(before, index)));
  }, [watch, setChoice]);
}

/** @returns the directions whose arrow keys move */
function directionsOf(
  { list, hasAllArrows = false }: Pick<TabsProps, 'list' | 'hasAllArrows'>,
  isColumn: boolean,
): readonly Direction[] {
  if (isColumn && !hasAllArrows) return ['downward'];
  const across = getComputedStyle(list).direction === 'rtl' ? 'leftward' : 'rightward';
  return hasAllArrows ? ['downward', across] : [across];
}

/** @param titleId the id of the title that gets the focus */
function returnOnEscape(event: KeyboardEvent, titleId: string | undefined): void {
  // A widget in the pane may have used the key.
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  document.getElementById(titleId ?? '')?.focus();
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
