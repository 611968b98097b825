/**
 * Titles that open and close panels: accordions and toggle boxes of every original. Follows the APG patterns
 * Accordion (or Disclosure, when items are independent) on the server's own nodes.
 */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Adopted, AdoptedChildren } from '../../runtime/react/adopt';
import type { SnapshotElement } from '../../runtime/react/snapshot';
import { headingKey, type Move } from '../shared/disclosure/heading-keys';
import { type HeadingButtonSettings, useHeadingButton } from '../shared/disclosure/use-heading-button';
import { type PanelSettings, usePanel } from '../shared/disclosure/use-panel';
import { uniqueId } from '../../runtime/dom/unique-id';
import { choose, type Mode, type OpenItems } from './accordion-machine';

/** One title with its panel. */
export interface AccordionItem {
  /** Carries the classes of an open item; may be the title. */
  readonly item: HTMLElement;
  readonly title: HTMLElement;
  readonly panel: HTMLElement;
  /** Decorations that a mouse can click too. */
  readonly icons: readonly HTMLElement[];
  /** False for markup that the original would not start either. */
  readonly isTitleActive: boolean;
}

/** An accordion, whatever its original. */
export interface AccordionProps {
  readonly tree: SnapshotElement;
  readonly items: readonly AccordionItem[];
  readonly mode: Mode;
  readonly initiallyOpen: OpenItems;
  /** The classes that the original's stylesheet shows an open item by. */
  readonly openClasses: readonly string[];
  readonly durationMs: number;
  /** The title itself becomes the button, where the site's styles know its children. Default: one inside of it. */
  readonly isTitleButton?: boolean;
  /** The panels that the server's stylesheet shows at first. Default: those of the open items. */
  readonly initiallyShown?: OpenItems;
  /** Told of each item that is opened later; the promise is kept when its panel has its size. */
  readonly onOpen?: (index: number, moved: Promise<void>) => void;
  /** Called once: lets something else open items, for instance the address, as long as the widget lives. */
  readonly watch?: (open: (index: number) => void) => void;
}

/** Above this many panels, landmarks would hide the page's real ones. */
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

/** The title is the button: for titles that are no headings, and whose children the site's styles seek. */
function TitleButton({
  settings: { heading, id, aria, onPress, onMove },
  classes,
}: {
  readonly settings: HeadingButtonSettings;
  readonly classes: Readonly<Record<string, boolean>>;
}): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    const meant = event.target === event.currentTarget ? headingKey(event) : undefined;
    if (!meant) return;
    event.preventDefault();
    if (meant === 'press') onPress();
    else onMove?.(meant);
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
