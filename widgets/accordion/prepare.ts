/** Gives an accordion's elements the attributes that they have when it is mounted. */
import {
  type ElementAttributes,
  prepareAttributes,
  writeAttributes,
  writeClasses,
} from '../../runtime/dom/attributes';
import { makeFindable, pressForMatch } from '../shared/disclosure/findable';
import { addHeadingButton, headingButton, isFlexible } from '../shared/disclosure/heading-button';
import { choose, type OpenItems } from './accordion-machine';
import {
  type AccordionReading,
  iconAttributes,
  itemClasses,
  panelAttributes,
  titleButtonAttributes,
  titleStates,
  WITHOUT_BUTTON,
  WITHOUT_TAB,
} from './attributes';

type Reading = AccordionReading & { readonly initiallyOpen: OpenItems };

/**
 * @param mountNow mounts the accordion, when words of a closed panel were found
 * @returns restores the server's elements
 */
export function prepareAccordion(root: HTMLElement, reading: Reading, mountNow: () => void): () => void {
  const { items, ids, initiallyOpen } = reading;
  const attributes = items.flatMap(
    ({ title, panel, icons, button }, index): [Element, ElementAttributes][] => [
      [panel, panelAttributes(reading, index)],
      ...icons.map((icon): [Element, ElementAttributes] => [icon, iconAttributes]),
      ...(button && button !== title
        ? [[title, without(WITHOUT_BUTTON)] as [Element, ElementAttributes]]
        : []),
      ...(button
        ? [
            [
              button,
              { ...without(WITHOUT_TAB), ...titleButtonAttributes(reading, initiallyOpen, index) },
            ] as [Element, ElementAttributes],
          ]
        : []),
    ],
  );
  const headings = items.filter(({ isTitleActive, button }) => isTitleActive && !button);
  const layouts = headings.map(({ title }) => isFlexible(title));
  const restore = prepareAttributes(attributes);
  const removals = headings.map((item, at) => {
    const index = items.indexOf(item);
    const remove = addHeadingButton(item.title, ids[index]?.title ?? '', layouts[at] ?? false);
    const button = headingButton(item.title);
    if (button) writeAttributes(button, titleStates(reading, initiallyOpen, index));
    return remove;
  });
  const hide = makeFindable(
    root,
    items.map(({ title, panel }, index) => ({
      panel,
      open() {
        if (root.dataset['atollState'] === 'ready') pressForMatch(title, root);
        else {
          showAtOnce(reading, index);
          mountNow();
        }
      },
    })),
  );
  return () => {
    hide();
    removals.forEach((remove) => remove());
    restore();
  };
}

/** Opens an item before the accordion is mounted, which then finds it open. */
function showAtOnce(reading: Reading, index: number): void {
  const { items, initiallyOpen, mode, marksPanels = false } = reading;
  const open = choose(initiallyOpen, index, mode);
  items.forEach(({ item, title, panel, button = headingButton(title) }, at) => {
    const classes = itemClasses(reading, open, at);
    writeClasses(item, classes);
    if (marksPanels) writeClasses(panel, classes);
    panel.style.display = open.has(at) ? 'block' : 'none';
    if (button) writeAttributes(button, titleStates(reading, open, at));
  });
}

const without = (names: readonly string[]): ElementAttributes =>
  Object.fromEntries(names.map((name) => [name, undefined]));
