/** Gives a listing control the attributes that it has when it is mounted, and starts its bar. */
import type { PrepareContext } from '../../runtime/core/define';
import { type ElementAttributes, prepareAttributes } from '../../runtime/dom/attributes';
import { remember } from '../../runtime/dom/restore';
import {
  barAttributes,
  controlAttributes,
  type ControlReading,
  dropdownEntryAttributes,
  dropdownLabelAttributes,
  dropdownListAttributes,
  linkAttributes,
} from './attributes';
import { hasAddressedBlock } from './address';
import { changedSelect, type ControlState } from './control/control';
import { BAR_STYLES, startSlideBar } from './slide-bar';

/** @returns restores the server's elements */
export function prepareListing(
  reading: ControlReading,
  { signal, mountNow }: Pick<PrepareContext, 'signal' | 'mountNow'>,
): () => void {
  const { control, links, bar } = reading;
  const { state } = control;
  const restoreBar = bar && remember(bar, { styles: BAR_STYLES });
  const restore = prepareAttributes([
    [control.element, controlAttributes(reading)],
    ...links.map(
      (link) =>
        [link.element, linkAttributes(link, control.kind, state.get())] as [Element, ElementAttributes],
    ),
    ...dropdownParts(reading, state.get()),
    ...(bar ? [[bar, barAttributes] as [Element, ElementAttributes]] : []),
  ]);
  if (bar) startSlideBar(control, bar, signal);
  // Another control of the block changes this one, too.
  const unsubscribe = state.subscribe(mountNow);
  // The list must show what the URL or the browser's restored form says.
  if (hasAddressedBlock(location.search) || changedSelect(control)) mountNow();
  return () => {
    unsubscribe();
    restore();
    restoreBar?.();
  };
}

function dropdownParts(
  { dropdown, filterLabel }: ControlReading,
  { active }: ControlState,
): [Element, ElementAttributes][] {
  if (!dropdown) return [];
  const { label, list, entries } = dropdown;
  return [
    [label, dropdownLabelAttributes(dropdown, filterLabel, { isExpanded: false, at: -1 })],
    [list, dropdownListAttributes(dropdown, filterLabel)],
    ...entries.map((entry, index): [Element, ElementAttributes] => [
      entry,
      dropdownEntryAttributes(dropdown, index, entry === active),
    ]),
  ];
}
