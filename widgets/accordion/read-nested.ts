/**
 * Reads Elementor's nested accordions (elementor-frontend, section 3.3), which are native `details`. Kept: one title is a tab
 * stop, and keys move to the others. Fixed: a panel is named by its title, not by itself; ids that other widgets have, too, are
 * replaced; only open items close.
 */
import type { PrepareModule } from '../../runtime/core/define';
import { prepareAttributes } from '../../runtime/dom/attributes';
import { newId, uniqueId } from '../../runtime/dom/unique-id';
import { isRecord } from '../../runtime/page/as-record';
import { readElementorSettings } from '../shared/elementor/device-settings';
import { ownParts } from '../shared/elementor/own-parts';
import type { OpenItems } from './accordion-machine';

const DURATION_MS = 400;
/** Longer durations are invalid. */
const MAX_DURATION_MS = 100_000;

/** An item. */
export interface NestedItem {
  readonly details: HTMLDetailsElement;
  readonly title: HTMLElement;
  readonly panel: HTMLElement;
  readonly titleId: string;
  readonly panelId: string;
}

/** What the component needs to know. */
export interface NestedReading {
  readonly items: readonly NestedItem[];
  readonly mode: 'one-or-none' | 'each';
  readonly initiallyOpen: OpenItems;
  readonly durationMs: number;
}

/** @throws if no item has a title and a content, or if the settings cannot be read */
export function readNestedAccordion(root: HTMLElement): NestedReading {
  const settings = readElementorSettings(root);
  const prefix = newId('accordion');
  const items = ownParts(root, 'details.e-n-accordion-item').flatMap((details, index) => {
    const title = details.querySelector<HTMLElement>(':scope > summary');
    const panel = details.querySelector<HTMLElement>(':scope > .e-con');
    if (!(details instanceof HTMLDetailsElement) || !title || !panel) return [];
    const titleId = uniqueId(title, `${prefix}-title-${index}`);
    return [{ details, title, panel, titleId, panelId: uniqueId(panel, `${prefix}-panel-${index}`) }];
  });
  if (items.length === 0) throw new Error('no item has a title and a content');
  return {
    items,
    mode: settings['max_items_expended'] === 'multiple' ? 'each' : 'one-or-none',
    initiallyOpen: new Set(items.flatMap(({ details }, index) => (details.open ? [index] : []))),
    durationMs: durationMs(settings['n_accordion_animation_duration']),
  };
}

function durationMs(setting: unknown): number {
  const { size, unit } = isRecord(setting) ? setting : {};
  if (size === undefined || size === '') return DURATION_MS;
  const ms = Number(size) * (unit === 's' ? 1000 : 1);
  return ms >= 0 && ms < MAX_DURATION_MS ? ms : DURATION_MS;
}

/** The attributes of an item's parts that do not change. */
export const itemAttributes = ({ title, panel, titleId, panelId }: NestedItem) =>
  [
    [title, { id: titleId, 'aria-controls': panelId }],
    [panel, { id: panelId, 'aria-labelledby': titleId }],
  ] as const;

export const prepare: PrepareModule['prepare'] = (root) =>
  prepareAttributes(readNestedAccordion(root).items.flatMap((item) => itemAttributes(item)));
