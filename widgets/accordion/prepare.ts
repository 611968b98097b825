/** Gives an accordion's elements the attributes that they have when it is mounted. */
import { type ElementAttributes, prepareAttributes, writeAttributes } from '../../runtime/dom/attributes';
import { addHeadingButton, headingButton, isFlexible } from '../shared/disclosure/heading-button';
import type { OpenItems } from './accordion-machine';
import {
  type AccordionReading,
  iconAttributes,
  panelAttributes,
  titleButtonAttributes,
  titleStates,
  WITHOUT_TAB,
} from './attributes';

/** @returns restores the server's elements */
export function prepareAccordion(
  reading: AccordionReading & { readonly initiallyOpen: OpenItems },
): () => void {
  const { items, ids, initiallyOpen, isTitleButton = false } = reading;
  const withoutTab = Object.fromEntries(WITHOUT_TAB.map((name) => [name, undefined]));
  const attributes = items.flatMap(({ title, panel, icons }, index): [Element, ElementAttributes][] => [
    [panel, panelAttributes(reading, index)],
    ...icons.map((icon): [Element, ElementAttributes] => [icon, iconAttributes]),
    ...(isTitleButton
      ? [
          [title, { ...withoutTab, ...titleButtonAttributes(reading, initiallyOpen, index) }] as [
            Element,
            ElementAttributes,
          ],
        ]
      : []),
  ]);
  const headings = isTitleButton ? [] : items.filter(({ isTitleActive }) => isTitleActive);
  const layouts = headings.map(({ title }) => isFlexible(title));
  const restore = prepareAttributes(attributes);
  const removals = headings.map((item, at) => {
    const index = items.indexOf(item);
    const remove = addHeadingButton(item.title, ids[index]?.title ?? '', layouts[at] ?? false);
    const button = headingButton(item.title);
    if (button) writeAttributes(button, titleStates(reading, initiallyOpen, index));
    return remove;
  });
  return () => {
    removals.forEach((remove) => remove());
    restore();
  };
}
