/**
 * Accordions and toggle boxes of all originals, on the server's nodes. Follows the WAI-ARIA pattern Accordion, or
 * Disclosure if the items are independent.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Adopted, AdoptedChildren } from '../../runtime/react/adopt';
import type { SnapshotElement } from '../../runtime/react/snapshot';
import { headingKey, type Move } from '../shared/disclosure/heading-keys';
import { type HeadingButtonSettings, useHeadingButton } from '../shared/disclosure/use-heading-button';
import { type PanelSettings, usePanel } from '../shared/disclosure/use-panel';
import { uniqueId } from '../../runtime/dom/unique-id';
import { choose, type Mode, type OpenItems } from './accordion-machine';

/** A title with its panel. */
export interface AccordionItem {
  /** The element that gets the classes of an open item; it may be the title. */
  readonly item: HTMLElement;
  readonly title: HTMLElement;
  readonly panel: HTMLElement;
  /** Decorative icons, which are clickable too. */
  readonly icons: readonly HTMLElement[];
  /** False for markup that the original does not activate either. */
  readonly isTitleActive: boolean;
}

/** Props of `Accordion`. */
export interface AccordionProps {
  readonly tree: SnapshotElement;
  readonly items: readonly AccordionItem[];
  readonly mode: Mode;
  readonly initiallyOpen: OpenItems;
  /** The classes with which the original's stylesheet shows an open item. */
  readonly openClasses: readonly string[];
  readonly durationMs: number;
  /** True if the title itself becomes the button, because stylesheets select its children. Default: a button in it. */
  readonly isTitleButton?: boolean;
  /** The panels that the server's stylesheet shows initially. Default: those of the open items. */
  readonly initiallyShown?: OpenItems;
  /** Called for each item that is opened later. The promise resolves when its panel has reached its full size. */
  readonly onOpen?: (index: number, moved: Promise<void>) => void;
  /** Called once with a function that opens an item, for example for changes of the URL's fragment. */
  readonly watch?: (open: (index: number) => void) => void;
}

/** With more panels, region landmarks would make the page's other landmarks hard to find. */
const MOST_REGIONS = 6;

export function Accordion({
  tree,
  items,
  mode,
  initiallyOpen,
  openClasses,
  durationMs,
  isTitleButton = false,
  initiallyShown = initiallyOpen,
  onOpen,
  watch,
}: AccordionProps): ReactNode {
  const [open, setOpen] = useState(initiallyOpen);
  const id = useId();
  const toggle = (index: number): void => setOpen((before) => choose(before, index, mode));
  const [titleIds] = useState(() =>
    items.map(({ title }, index) => uniqueId(isTitleButton ? title : undefined, `${id}title-${index}`)),
  );
  const [panelIds] = useState(() =>
    items.map(({ panel }, index) => {
      const fallback = `${id}panel-${index}`;
      return isTitleButton ? uniqueId(panel, fallback) : panel.id || fallback;
    }),
  );
  const titleId = (index: number): string => titleIds[index] ?? '';
  useEffect(() => {
    watch?.((index) => setOpen((before) => (before.has(index) ? before : choose(before, index, mode))));
  }, [watch, mode]);
  const move = (from: number, to: Move): void => {
    const last = items.length - 1;
    const target = { previous: from > 0 ? from - 1 : last, next: from < last ? from + 1 : 0, first: 0, last }[
      to
    ];
    document.getElementById(titleId(target))?.focus();
  };

  const renderPart = (node: SnapshotElement): ReactNode | undefined => {
    const index = items.findIndex((item) => isPartOf(item, node.original));
    const item = items[index];
    if (!item) return undefined;
    const isOpen = open.has(index);
    const onClick = (): void => toggle(index);
    const classes = Object.fromEntries(openClasses.map((name) => [name, isOpen]));
    const title: HeadingButtonSettings = {
      heading: node,
      id: titleId(index),
      aria: {
        'aria-expanded': String(isOpen),
        'aria-controls': panelIds[index],
        'aria-disabled': isOpen && mode === 'one' ? 'true' : undefined,
      },
      onPress: onClick,
      ...((mode !== 'each' || isTitleButton) && { onMove: (to: Move) => move(index, to) }),
    };
    if (isTitleButton && node.original === item.title)
      return <TitleButton settings={title} classes={classes} />;
    if (node.original === item.item) return <Adopted node={node} classes={classes} />;
    if (node.original === item.panel) {
      return (
        <Panel
          node={node}
          isOpen={isOpen}
          durationMs={durationMs}
          id={panelIds[index] ?? ''}
          titleId={titleId(index)}
          isRegion={(mode !== 'each' || isTitleButton) && items.length <= MOST_REGIONS}
          wasOpen={initiallyShown.has(index)}
          onOpen={(moved) => onOpen?.(index, moved)}
        />
      );
    }
    if (node.original !== item.title) return <Adopted node={node} onClick={onClick} aria-hidden />;
    if (!item.isTitleActive) return undefined;
    return <Title {...title} />;
  };
  return <AdoptedChildren tree={tree} render={renderPart} />;
}

function isPartOf({ item, title, panel, icons }: AccordionItem, element: HTMLElement): boolean {
  return item === element || title === element || panel === element || icons.includes(element);
}

/** A mouse can press the whole heading; the keyboard uses the button in it. */
function Title(settings: HeadingButtonSettings): ReactNode {
  const { onKeyDown } = useHeadingButton(settings);
  return <Adopted node={settings.heading} onClick={settings.onPress} onKeyDown={onKeyDown} />;
}

/** A title that is the button itself: for titles that are not headings and whose children stylesheets select. */
function TitleButton({
  settings: { heading, id, aria, onPress, onMove },
  classes,
}: {
  readonly settings: HeadingButtonSettings;
  readonly classes: Readonly<Record<string, boolean>>;
}): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = event.target === event.currentTarget ? headingKey(event) : undefined;
    if (!action) return;
    event.preventDefault();
    if (action === 'press') onPress();
    else onMove?.(action);
  };
  return (
    <Adopted
      node={heading}
      id={id}
      role="button"
      tabIndex={0}
      {...aria}
      classes={classes}
      without={['aria-selected']}
      onClick={onPress}
      onKeyDown={onKeyDown}
    />
  );
}

interface PanelProps extends PanelSettings {
  readonly node: SnapshotElement;
  readonly isOpen: boolean;
  readonly durationMs: number;
  readonly id: string;
  readonly titleId: string;
  readonly isRegion: boolean;
}

function Panel({ node, isOpen, durationMs, id, titleId, isRegion, ...settings }: PanelProps): ReactNode {
  usePanel(node, isOpen, durationMs, settings);
  const region = isRegion
    ? { role: 'region', 'aria-labelledby': titleId }
    : { without: ['role', 'aria-labelledby'] };
  return <Adopted node={node} id={id} {...region} />;
}
