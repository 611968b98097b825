/** Reads the page builder's form of consent (goodlayers-panels, section 14). */
import { newId } from '../../runtime/dom/unique-id';
import type { PrepareModule } from '../../runtime/core/define';
import { prepareAttributes } from '../../runtime/dom/attributes';
import type { PartsReading } from '../../runtime/react/mount';
import { listAttributes, paneAttributes, tabAttributes, tabIdsOf } from '../shared/tabs/attributes';
import { startsFocusable } from '../shared/tabs/first-content';
import { followStop } from '../shared/tabs/prepare';
import {
  type GdprFormReading,
  switchAttributes,
  type SwitchReading,
  titleAttributes,
  type TitleReading,
} from './attributes';
import { hideBox } from './hide-box';

const ACTIVE_CLASS = 'gdlr-core-active';
const PANE = '.gdlr-core-gdpr-form-content-wrap';
const FADE_MS = 200;

/** @throws for a form without sections */
export function readGdprForm(form: HTMLElement): PartsReading<GdprFormReading> {
  // The original spells its name in two ways.
  const list = form.querySelector<HTMLElement>('.gdlr-core-gdlr-form-nav');
  const titles = [...(list?.querySelectorAll<HTMLElement>('[data-gdlr-nav]') ?? [])];
  const panes = [...form.querySelectorAll<HTMLElement>(`${PANE}[data-gdlr-nav]`)].map((element) => ({
    element,
    tabId: numberOf(element),
  }));
  if (!list || titles.length === 0 || panes.length === 0) throw new Error('the form contains no sections');
  return {
    parts: [list, ...titles, ...panes.map(({ element }) => element)],
    props: {
      tabs: {
        list,
        titles,
        tabIds: titles.map(numberOf),
        panes,
        ids: tabIdsOf(titles, panes),
        followers: [],
        layout: 'column',
        first: { index: titles.findIndex((title) => title.classList.contains(ACTIVE_CLASS)), by: 'server' },
        activeClass: ACTIVE_CLASS,
        paneClassAfterFade: true,
        fadeMs: FADE_MS,
      },
      ...readSwitches(form),
    },
  };
}

function readSwitches(form: HTMLElement): Pick<GdprFormReading, 'switches' | 'titles'> {
  const titles: TitleReading[] = [];
  const titleOf = (box: Element): TitleReading | undefined => {
    const element = box.closest(PANE)?.querySelector('.gdlr-core-gdpr-form-title');
    if (!element?.textContent?.trim()) return undefined;
    const known = titles.find((title) => title.element === element);
    if (known) return known;
    const title = { element, id: element.id || newId('gdpr-title') };
    titles.push(title);
    return title;
  };
  const boxes = form.querySelectorAll<HTMLInputElement>('input.gdlr-core-gdpr-form-checkbox');
  const switches = Array.from(boxes, (box): SwitchReading => {
    const drawn = box.nextElementSibling;
    return {
      box,
      drawn: drawn instanceof HTMLElement ? drawn : undefined,
      titleId: titleOf(box)?.id,
    };
  });
  return { switches, titles };
}

function numberOf(element: Element): string {
  return element.getAttribute('data-gdlr-nav') ?? '';
}

export const prepare: PrepareModule['prepare'] = (form) => {
  const { tabs, ...rest } = readGdprForm(form).props;
  const { list, titles, panes, first } = tabs;
  const restore = prepareAttributes([
    [list, listAttributes(true)],
    ...titles.map(
      (title, index) =>
        [title, { ...tabAttributes(tabs, first, index), 'aria-expanded': undefined }] as const,
    ),
    ...panes.map(({ element, tabId }, index) => {
      const isStop = tabId === tabs.tabIds[first.index] && !startsFocusable(element);
      return [element, paneAttributes(tabs, index, isStop)] as const;
    }),
    ...rest.titles.map((title) => [title.element, titleAttributes(title)] as const),
    ...rest.switches.map((reading) => [reading.box, switchAttributes(reading)] as const),
  ]);
  const stop = followStop(form, tabs);
  const showBoxes = rest.switches.map(({ box }) => hideBox(box));
  return () => {
    showBoxes.forEach((showBox) => showBox());
    stop?.();
    restore();
  };
};
