/**
 * Gives tabs the attributes that they have when they are mounted, and the look that they have without a press: the classes
 * of the tab that the address names, the marker's place and the height of the image.
 */
import {
  type ElementAttributes,
  type ElementClasses,
  prepareAttributes,
  rememberClasses,
  writeAttributes,
  writeClasses,
} from '../../../runtime/dom/attributes';
import { remember } from '../../../runtime/dom/restore';
import { emitResize } from '../../../runtime/page/events';
import { subscribeDisplayClass } from '../../../runtime/page/viewport';
import { type FindablePanel, makeFindable, pressForMatch } from '../disclosure/findable';
import { addHeadingButton, headingButton, isFlexible } from '../disclosure/heading-button';
import {
  buttonAttributes,
  isColumn,
  LIST_ATTRIBUTES,
  listAttributes,
  markerAttributes,
  paneAttributes,
  phoneTitleAttributes,
  tabAttributes,
  tabClasses,
  TAB_ATTRIBUTES,
  type PhoneTitles,
  type TabsReading,
  WITHOUT_TAB,
} from './attributes';
import { followFirstContent, startsFocusable } from './first-content';
import { PLACED_CLASS, startMarker } from './marker';
import { startSideImage } from './side-image';

type Undo = () => void;

/**
 * @param choose mounts the tabs, which find the tab with this index chosen: words in its pane were found
 * @returns restores the server's elements, except for what a visitor has chosen since
 */
export function prepareTabs(root: HTMLElement, reading: TabsReading, choose: (index: number) => void): Undo {
  const { marker, side, titles, first } = reading;
  const layouts = reading.isToggle ? titles.map(isFlexible) : [];
  const undos: (Undo | undefined)[] = [
    marker && remember(marker.element, { styles: ['width', 'left', 'height', 'top'] }),
    marker && rememberClasses(marker.element, [PLACED_CLASS]),
    side && remember(side.wrap, { styles: ['height'] }),
    prepareAttributes(attributesOf(reading)),
    prepareClasses(reading),
    ...layouts.map((isFlex, index) => prepareButton(reading, index, isFlex)),
    followWidth(reading),
    followStop(root, reading),
    marker && startMarker(marker, titles, first.index),
    side && startSideImage(side),
    makeFindable(root, findablePanes(root, reading, choose)),
  ];
  // The content of a pane that was hidden until now could not measure its size.
  const shown = reading.panes.find(({ tabId }) => tabId === reading.tabIds[first.index]);
  if (first.by === 'address' && !reading.isShownByClass && shown) emitResize(shown.element);
  return () => undos.toReversed().forEach((undo) => undo?.());
}

function findablePanes(
  root: HTMLElement,
  reading: TabsReading,
  choose: (index: number) => void,
): readonly FindablePanel[] {
  const { panes, titles, tabIds } = reading;
  return panes.flatMap(({ element, tabId }) => {
    const index = tabIds.indexOf(tabId);
    const title = titles[index];
    if (!title) return [];
    const open = (): void => {
      if (root.dataset['atollState'] === 'ready') return pressForMatch(title, element);
      showAtOnce(reading, index);
      choose(index);
    };
    return [{ panel: element, open }];
  });
}

/** Chooses a tab before the tabs are mounted. */
function showAtOnce(reading: TabsReading, index: number): void {
  const { titles, tabIds, panes, followers, isToggle = false, isShownByClass = false, phoneTitles } = reading;
  const choice = { index, by: 'visitor' } as const;
  const show = (element: Element, tabId: string | undefined): void =>
    writeClasses(element, tabClasses(reading, choice, tabId === tabIds[index]));
  titles.forEach((title, at) => {
    if (!reading.marksPanesOnly) show(title, tabIds[at]);
    const button = isToggle ? headingButton(title) : undefined;
    if (!isToggle) writeAttributes(title, tabAttributes(reading, choice, at));
    else if (button) writeAttributes(button, buttonAttributes(reading, choice, at));
  });
  for (const { element, tabId } of [...panes, ...followers]) show(element, tabId);
  panes.forEach(({ element, tabId }, at) => {
    const isStop = tabId === tabIds[index] && !startsFocusable(element);
    writeAttributes(element, { tabIndex: undefined, ...paneAttributes(reading, at, isStop) });
  });
  for (const { element, tabId } of phoneTitles?.titles ?? []) {
    show(element, tabId);
    writeAttributes(element, phoneTitleAttributes(reading, choice, tabIds.indexOf(tabId)));
  }
  if (isShownByClass) return;
  for (const { element, tabId } of panes) element.style.display = tabId === tabIds[index] ? 'block' : 'none';
}

function attributesOf(reading: TabsReading): (readonly [Element, ElementAttributes])[] {
  const { list, titles, panes, ids, layout, first, marker, isToggle = false, phoneTitles } = reading;
  const withoutTab = without(TAB_ATTRIBUTES);
  return [
    [list, isToggle ? withoutTab : listAttributes(isColumn(layout))],
    ...titles.map((title, index): [Element, ElementAttributes] => [
      title,
      isToggle
        ? { ...withoutTab, id: ids.titles[index] }
        : { 'aria-expanded': undefined, ...tabAttributes(reading, first, index) },
    ]),
    ...panes.map(({ element, tabId }, index): [Element, ElementAttributes] => [
      element,
      {
        ...without(reading.withoutOnPanes ?? []),
        ...paneAttributes(reading, index, tabId === reading.tabIds[first.index] && !startsFocusable(element)),
      },
    ]),
    ...(phoneTitles ? phoneAttributesOf(reading, phoneTitles) : []),
    ...(marker ? [[marker.element, markerAttributes] as const] : []),
  ];
}

function phoneAttributesOf(
  reading: TabsReading,
  { wrap, titles }: PhoneTitles,
): (readonly [Element, ElementAttributes])[] {
  return [
    [wrap, without(LIST_ATTRIBUTES)],
    ...titles.map(({ element, tabId }): [Element, ElementAttributes] => [
      element,
      {
        ...without(WITHOUT_TAB),
        ...phoneTitleAttributes(reading, reading.first, reading.tabIds.indexOf(tabId)),
      },
    ]),
  ];
}

const without = (names: readonly string[]): ElementAttributes =>
  Object.fromEntries(names.map((name) => [name, undefined]));

/** Writes the classes of the first choice. They are restored only if no visitor has chosen another tab. */
function prepareClasses(reading: TabsReading): Undo {
  const { titles, tabIds, panes, followers, first, paneClassAfterFade = false } = reading;
  const chosen = tabIds[first.index];
  const parts = [
    ...(reading.marksPanesOnly
      ? []
      : titles.map((element, index) => ({ element, isActive: index === first.index }))),
    ...[...(paneClassAfterFade ? [] : panes), ...followers, ...(reading.phoneTitles?.titles ?? [])].map(
      ({ element, tabId }) => ({
        element,
        isActive: tabId === chosen,
      }),
    ),
  ].map(({ element, isActive }): [Element, ElementClasses] => [
    element,
    tabClasses(reading, first, isActive),
  ]);
  const restores = parts.map(([element, classes]) => rememberClasses(element, Object.keys(classes)));
  parts.forEach(([element, classes]) => writeClasses(element, classes));
  return () => {
    const isUnchanged = parts.every(([{ classList }, classes]) =>
      Object.entries(classes).every(([name, isOn]) => classList.contains(name) === isOn),
    );
    if (isUnchanged) restores.forEach((restore) => restore());
  };
}

function prepareButton(reading: TabsReading, index: number, isFlex: boolean): Undo | undefined {
  const { titles, ids, first } = reading;
  const title = titles[index];
  if (!title) return undefined;
  const remove = addHeadingButton(title, ids.buttons[index] ?? '', isFlex);
  const button = headingButton(title);
  if (button) writeAttributes(button, buttonAttributes(reading, first, index));
  return remove;
}

/**
 * Until the tabs are mounted, the chosen pane becomes a tab stop or is none any more when its first content changes.
 *
 * @returns ends it, and restores the pane
 */
export function followStop(
  root: HTMLElement,
  { panes, tabIds, first, isToggle = false }: Pick<TabsReading, 'panes' | 'tabIds' | 'first' | 'isToggle'>,
): Undo | undefined {
  const pane = panes.find(({ tabId }) => tabId === tabIds[first.index])?.element;
  if (!pane || isToggle) return undefined;
  const restore = remember(pane, { attributes: ['tabindex'] });
  const stop = followFirstContent([pane], () => {
    if (root.dataset['atollState'] === 'ready') return;
    writeAttributes(pane, { tabIndex: startsFocusable(pane) ? undefined : 0 });
  });
  return () => {
    stop();
    restore();
  };
}

/** Some titles are a column only on wide viewports. */
function followWidth({ list, layout, isToggle = false }: TabsReading): Undo | undefined {
  if (isToggle || layout !== 'column-when-wide') return undefined;
  return subscribeDisplayClass(() => writeAttributes(list, listAttributes(isColumn(layout))));
}
