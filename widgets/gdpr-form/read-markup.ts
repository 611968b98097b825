/** Reads the page builder's form of consent (goodlayers-panels, section 14). */
import { type Reading, reactWidget } from '../../runtime/react/mount';
import { takeSnapshot } from '../../runtime/react/snapshot';
import { tabIdsOf } from '../shared/tabs/attributes';
import type { SwitchReading, TitleReading } from './attributes';
import { GdprForm, type GdprFormReading } from './GdprForm';

const ACTIVE_CLASS = 'gdlr-core-active';
const PANE = '.gdlr-core-gdpr-form-content-wrap';
const FADE_MS = 200;

let titled = 0;

/** @throws for a form without sections */
function readGdprForm(form: HTMLElement): Reading<GdprFormReading> {
  // The original spells its name in two ways.
  const list = form.querySelector<HTMLElement>('.gdlr-core-gdlr-form-nav');
  const titles = [...(list?.querySelectorAll<HTMLElement>('[data-gdlr-nav]') ?? [])];
  const panes = [...form.querySelectorAll<HTMLElement>(`${PANE}[data-gdlr-nav]`)].map((element) => ({
    element,
    tabId: numberOf(element),
  }));
  if (!list || titles.length === 0 || panes.length === 0) throw new Error('the form contains no sections');
  const tree = takeSnapshot(form, [list, ...titles, ...panes.map(({ element }) => element)]);
  return {
    tree,
    props: {
      tabs: {
        tree,
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
    const title = { element, id: element.id || `atoll-gdpr-title-${(titled += 1)}` };
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

export const { mount } = reactWidget(readGdprForm, GdprForm);
