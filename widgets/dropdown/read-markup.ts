/** Reads the page builder's dropdown tabs and custom dropdowns (goodlayers-panels, sections 10 and 11). */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { prepareAttributes, writeClasses } from '../../runtime/dom/attributes';
import type { PartsReading } from '../../runtime/react/mount';
import { translator } from '../../runtime/page/translate';
import { makeFindable, pressForMatch } from '../shared/disclosure/findable';
import { activeClasses, attributesOf, type DropdownReading, readIds } from './attributes';
import { strings } from './widget.json';

const TAB = 'gdlr-core-dropdown-tab';
const CUSTOM = 'gdlr-core-custom-dropdown';
const ACTIVE_CLASS = 'gdlr-core-active';
const TAB_OPEN_MS = 200;
const CUSTOM_SLIDE_MS = 150;
const FADE_MS = 200;

type Parts = Omit<DropdownReading, 'root' | 'ids' | 'initialEntry' | 'activeClass' | 'fadeMs' | 'name'>;

/** @throws if a part is missing or the list is empty */
export function readDropdown(
  root: HTMLElement,
  { config }: Pick<WidgetContext, 'config'>,
): PartsReading<DropdownReading> {
  const parts = root.matches(`.${TAB}`) ? readTab(root) : readCustom(root);
  const { trigger, label, list, entries, panes } = parts;
  if (entries.length === 0) throw new Error('the list is empty');
  return {
    parts: new Set([trigger, label, list, ...entries, ...panes.map(({ element }) => element)]),
    props: {
      root,
      ...parts,
      ids: readIds(parts),
      name: translator(config.strings)(strings['dropdown.choose']),
      initialEntry: entries.findIndex((entry) => entry.classList.contains(ACTIVE_CLASS)),
      activeClass: ACTIVE_CLASS,
      fadeMs: FADE_MS,
    },
  };
}

function readTab(root: HTMLElement): Parts {
  const trigger = need(root, `:scope > .${TAB}-title`);
  const label = need(trigger, ':scope > .gdlr-core-head');
  const list = need(trigger, `:scope > .${TAB}-head-wrap`);
  const entries = children(list, `.${TAB}-head`);
  const indexes = entries.map((entry) => entry.getAttribute('data-index'));
  const wrap = root.querySelector<HTMLElement>(`:scope > .${TAB}-content-wrap`);
  const panes = wrap
    ? children(wrap, `.${TAB}-content`).map((element) => ({
        element,
        entry: indexes.indexOf(element.getAttribute('data-index')),
      }))
    : [];
  return {
    trigger,
    label,
    list,
    entries,
    panes,
    namedBy: null,
    isToggle: true,
    openMs: TAB_OPEN_MS,
    closeMs: 0,
  };
}

function readCustom(root: HTMLElement): Parts {
  const label = need(root, `:scope > .${CUSTOM}-current`);
  const list = need(root, `:scope > .${CUSTOM}-list`);
  return {
    trigger: label,
    label,
    list,
    entries: children(list, `.${CUSTOM}-list-item`),
    panes: [],
    // The label before it, "Filter By".
    namedBy:
      root.closest('.gdlr-core-personnel-filterer')?.querySelector<HTMLElement>(':scope > .gdlr-core-head') ??
      null,
    isToggle: false,
    openMs: CUSTOM_SLIDE_MS,
    closeMs: CUSTOM_SLIDE_MS,
  };
}

function need(parent: HTMLElement, selector: string): HTMLElement {
  const element = parent.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is missing`);
  return element;
}

function children(parent: HTMLElement, selector: string): HTMLElement[] {
  return [...parent.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(selector),
  );
}

export const prepare: PrepareModule['prepare'] = (root, context) => {
  const reading = readDropdown(root, context).props;
  const { panes, entries } = reading;
  const restore = prepareAttributes(attributesOf(reading));
  const hide = makeFindable(
    root,
    panes.flatMap(({ element, entry: index }) => {
      const entry = entries[index];
      if (!entry) return [];
      const open = (): void => {
        if (root.dataset['atollState'] === 'ready') return pressForMatch(entry, element);
        showAtOnce(reading, entry, index);
        context.mountNow();
      };
      return [{ panel: element, open }];
    }),
  );
  return () => {
    hide();
    restore();
  };
};

/** Chooses an entry before the dropdown is mounted, which then finds it chosen. */
function showAtOnce(reading: DropdownReading, entry: HTMLElement, index: number): void {
  const { label, entries, panes } = reading;
  label.replaceChildren(...[...entry.childNodes].map((node) => node.cloneNode(true)));
  for (const one of entries) writeClasses(one, activeClasses(reading, one === entry));
  for (const { element, entry: at } of panes) {
    writeClasses(element, activeClasses(reading, at === index));
    element.style.display = at === index ? 'block' : 'none';
  }
}
