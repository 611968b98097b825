/**
 * Accordions and toggle boxes of all originals, on the server's nodes. Follows the WAI-ARIA pattern Accordion, or
 * Disclosure if the items are independent.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import type { ElementClasses } from '../../runtime/dom/attributes';
import { Adopted, AdoptedChildren } from '../../runtime/react/adopt';
import type { SnapshotElement } from '../../runtime/react/snapshot';
import { headingKey, type Move, moveTarget } from '../shared/disclosure/heading-button';
import { type HeadingButtonSettings, useHeadingButton } from '../shared/disclosure/use-heading-button';
import { type PanelSettings, usePanel } from '../shared/disclosure/use-panel';
import { choose, type OpenItems } from './accordion-machine';
import {
  type AccordionItem,
  type AccordionReading,
  hasArrowKeys,
  iconAttributes,
  itemClasses,
  panelAttributes,
  titleButtonAttributes,
  titleStates,
  WITHOUT_BUTTON,
  WITHOUT_TAB,
} from './attributes';

/** Props of `Accordion`. */
export interface AccordionProps extends AccordionReading {
  readonly tree: SnapshotElement;
  readonly initiallyOpen: OpenItems;
  readonly durationMs: number;
  /** The panels that the server's stylesheet shows initially. Default: those of the open items. */
  readonly initiallyShown?: OpenItems;
  /** Called for each item that is opened later. The promise resolves when its panel has reached its full size. */
  readonly onOpen?: (index: number, moved: Promise<void>) => void;
  /** Called once with a function that opens an item, for example for changes of the URL's fragment. */
  readonly watch?: (open: (index: number) => void) => void;
}

export function Accordion(props: AccordionProps): ReactNode {
  const { tree, items, ids, mode, initiallyOpen, durationMs, marksPanels = false } = props;
  const { initiallyShown = initiallyOpen, onOpen, watch } = props;
  const [open, setOpen] = useState(initiallyOpen);
  const toggle = (index: number): void => setOpen((before) => choose(before, index, mode));
  useEffect(() => {
    watch?.((index) => setOpen((before) => (before.has(index) ? before : choose(before, index, mode))));
  }, [watch, mode]);
  const move = (from: number, to: Move): void => {
    document.getElementById(ids[moveTarget(to, from, items.length)]?.title ?? '')?.focus();
  };

  const renderPart = (node: SnapshotElement): ReactNode | undefined => {
    const { original } = node;
    const index = items.findIndex((item) => isPartOf(item, original));
    const item = items[index];
    if (!item) return undefined;
    const onPress = (): void => toggle(index);
    const onMove = hasArrowKeys(props) ? (to: Move): void => move(index, to) : undefined;
    const classes = itemClasses(props, open, index);
    if (original === item.button) {
      const isTitle = original === item.title;
      return (
        <Adopted
          node={node}
          {...titleButtonAttributes(props, open, index)}
          {...(isTitle && { classes, onClick: onPress })}
          without={WITHOUT_TAB}
          onKeyDown={titleButtonKeys(onPress, onMove)}
        />
      );
    }
    if (item.button && original === item.title)
      return <Adopted node={node} classes={classes} without={WITHOUT_BUTTON} onClick={onPress} />;
    if (original === item.item) return <Adopted node={node} classes={classes} />;
    if (original === item.panel) {
      return (
        <Panel
          node={node}
          isOpen={open.has(index)}
          durationMs={durationMs}
          attributes={panelAttributes(props, index)}
          classes={marksPanels ? classes : {}}
          wasOpen={initiallyShown.has(index)}
          onOpen={(moved) => onOpen?.(index, moved)}
        />
      );
    }
    if (original !== item.title) return <Adopted node={node} onClick={onPress} {...iconAttributes} />;
    if (!item.isTitleActive) return undefined;
    return (
      <Title
        heading={node}
        id={ids[index]?.title ?? ''}
        aria={titleStates(props, open, index)}
        onPress={onPress}
        {...(onMove && { onMove })}
      />
    );
  };
  return <AdoptedChildren tree={tree} render={renderPart} />;
}

function isPartOf({ item, title, panel, icons, button }: AccordionItem, element: HTMLElement): boolean {
  return [item, title, panel, button, ...icons].includes(element);
}

/** A mouse can press the whole heading; the keyboard uses the button in it. */
function Title(settings: HeadingButtonSettings): ReactNode {
  const { onKeyDown } = useHeadingButton(settings);
  return <Adopted node={settings.heading} onClick={settings.onPress} onKeyDown={onKeyDown} />;
}

/** The keys of an element of the server that is the button. */
function titleButtonKeys(
  onPress: () => void,
  onMove: ((to: Move) => void) | undefined,
): (event: KeyboardEvent) => void {
  return (event) => {
    const action = event.target === event.currentTarget ? headingKey(event) : undefined;
    if (!action) return;
    event.preventDefault();
    if (action === 'press') onPress();
    else onMove?.(action);
  };
}

interface PanelProps extends PanelSettings {
  readonly node: SnapshotElement;
  readonly isOpen: boolean;
  readonly durationMs: number;
  readonly attributes: ReturnType<typeof panelAttributes>;
  readonly classes: ElementClasses;
}

function Panel({ node, isOpen, durationMs, attributes, classes, ...settings }: PanelProps): ReactNode {
  usePanel(node, isOpen, durationMs, settings);
  // The server may print these for a panel that is not a region.
  const without = attributes.role ? undefined : ['role', 'aria-labelledby'];
  return <Adopted node={node} {...attributes} classes={classes} without={without} />;
}
