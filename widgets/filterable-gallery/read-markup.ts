/** Reads Essential Addons' filterable galleries (essential-addons, sections 6.2 and 6.3). */
import { newId } from '../../runtime/dom/unique-id';
import type { WidgetContext } from '../../runtime/core/define';
import { strings as shared } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import type { FilterReading, LoadMoreReading, SearchReading } from './attributes';
import { itemsIn, toStored } from './controls/items';
import { firstControl, isToFill } from './first-control';
import type { ItemsReading } from './gallery-items';
import { type FirstFacts, matcherOf } from './gallery-machine';
import { readGallery } from './settings';
import { strings } from './widget.json';

/** What `readFilterableGallery` finds in the markup. */
export interface GalleryReading extends ItemsReading, FirstFacts {
  /** The configuration's translations by key. */
  readonly translations: ReadonlyMap<string, string>;
  readonly filter: FilterReading | undefined;
  readonly search: SearchReading | undefined;
  readonly loadMore: LoadMoreReading | undefined;
}

/** @throws for a gallery without a container */
export function readFilterableGallery(
  root: HTMLElement,
  context: Pick<WidgetContext, 'config' | 'report'>,
): GalleryReading {
  const container = root.querySelector<HTMLElement>('.eael-filter-gallery-container');
  if (!container) throw new Error('the gallery has no container');
  const { config } = context;
  const translate = translator(config.strings);
  const settings = readGallery(container, context);
  const controls = [...root.querySelectorAll<HTMLElement>('.control')];
  const { control, isPressed } = firstControl(root, controls);
  const first = control ? controls.indexOf(control) : -1;
  const filters = controls.map(({ dataset }) => dataset['filter'] ?? '*');
  const facts = { filters, pageSize: settings.pageSize, searchesStore: settings.searchesStore };
  const present = itemsIn(container);
  const matches = matcherOf(facts, { chosen: first, typed: '' });
  const button = root.querySelector<HTMLElement>('.eael-gallery-load-more');
  return {
    ...facts,
    container,
    settings,
    present,
    notice: container.querySelector<HTMLElement>('[id="eael-fg-no-items-found"]') ?? undefined,
    linkWords: {
      image: translate(shared['image.view']),
      video: translate(shared['video.play']),
      link: translate(shared['link.open']),
    },
    store: settings.store,
    first,
    isPressed,
    firstCount: present.filter((item) => matches(toStored(item))).length,
    unfilled: new Set(controls.flatMap((control, index) => (isToFill(control, container) ? index : []))),
    isRandom: settings.isRandom,
    translations: config.strings,
    filter: readFilter(root, controls, translate(strings['filterable-gallery.filter'])),
    search: readSearch(root, translate(strings['filterable-gallery.search'])),
    loadMore: button ? { button, display: button.style.display, endText: settings.endText } : undefined,
  };
}

function readFilter(
  root: HTMLElement,
  controls: readonly HTMLElement[],
  name: string,
): FilterReading | undefined {
  const list = controls[0]?.parentElement;
  if (!list) return undefined;
  const trigger = root.querySelector<HTMLElement>('.fg-filter-trigger');
  const isList = trigger?.parentElement?.contains(list) === true;
  const listId = newId('gallery-filter');
  return { controls, list, listId, trigger: isList ? trigger : undefined, name };
}

function readSearch(root: HTMLElement, name: string): SearchReading | undefined {
  const form = root.querySelector<HTMLFormElement>('form.fg-layout-3-search-box');
  if (!form) return undefined;
  const input = form.querySelector('input') ?? undefined;
  const hasName = Boolean(input?.labels?.length) || input?.hasAttribute('aria-label') === true;
  return { form, input, inputName: hasName ? undefined : input?.placeholder.trim() || name };
}
