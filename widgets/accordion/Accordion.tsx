/**
 * Titles that open and close panels: accordions and toggle boxes of every original. Follows the APG patterns
 * Accordion (or Disclosure, when items are independent) on the server's own nodes.
 */
import { type ReactNode, useId, useState } from 'react';
import { Adopted, AdoptedChildren } from '../../runtime/adopt';
import type { MirrorElement } from '../../runtime/adopt-mirror';
import {
  type HeadingButtonSettings,
  type Move,
  useHeadingButton,
} from '../../runtime/disclosure/use-heading-button';
import { usePanel } from '../../runtime/disclosure/use-panel';
import { choose, type Mode, type OpenItems } from './accordion-machine';

/** One title with its panel. */
export interface AccordionItem {
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
  readonly tree: MirrorElement;
  readonly items: readonly AccordionItem[];
  readonly mode: Mode;
  readonly initiallyOpen: OpenItems;
  /** The class that the original's stylesheet shows an open item by. */
  readonly openClass: string;
  readonly durationMs: number;
}

/** Above this many panels, landmarks would hide the page's real ones. */
const MOST_REGIONS = 6;

export function Accordion({
  tree,
  items,
  mode,
  initiallyOpen,
  openClass,
  durationMs,
}: AccordionProps): ReactNode {
  const [open, setOpen] = useState(initiallyOpen);
  const id = useId();
  const toggle = (index: number): void => setOpen((before) => choose(before, index, mode));
  const titleId = (index: number): string => `${id}title-${index}`;
  const move = (from: number, to: Move): void => {
    const last = items.length - 1;
    const target = { previous: from > 0 ? from - 1 : last, next: from < last ? from + 1 : 0, first: 0, last }[
      to
    ];
    document.getElementById(titleId(target))?.focus();
  };

  const renderPart = (node: MirrorElement): ReactNode | undefined => {
    const index = items.findIndex(
      ({ item, title, panel, icons }) =>
        item === node.original ||
        title === node.original ||
        panel === node.original ||
        icons.includes(node.original),
    );
    const item = items[index];
    if (!item) return undefined;
    const isOpen = open.has(index);
    const onClick = (): void => toggle(index);
    if (node.original === item.item) return <Adopted node={node} classes={{ [openClass]: isOpen }} />;
    if (node.original === item.panel) {
      return (
        <Panel
          node={node}
          isOpen={isOpen}
          durationMs={durationMs}
          fallbackId={`${id}panel-${index}`}
          titleId={titleId(index)}
          isRegion={mode !== 'each' && items.length <= MOST_REGIONS}
        />
      );
    }
    if (node.original !== item.title) return <Adopted node={node} onClick={onClick} aria-hidden />;
    if (!item.isTitleActive) return undefined;
    return (
      <Title
        heading={node}
        id={titleId(index)}
        aria={{
          'aria-expanded': String(isOpen),
          'aria-controls': item.panel.id || `${id}panel-${index}`,
          'aria-disabled': isOpen && mode === 'one' ? 'true' : undefined,
        }}
        onPress={onClick}
        {...(mode !== 'each' && { onMove: (to: Move) => move(index, to) })}
      />
    );
  };
  return <AdoptedChildren tree={tree} render={renderPart} />;
}

/** All of the heading is a target for the mouse; its button is one for the keyboard. */
function Title(settings: HeadingButtonSettings): ReactNode {
  const { onKeyDown } = useHeadingButton(settings);
  return <Adopted node={settings.heading} onClick={settings.onPress} onKeyDown={onKeyDown} />;
}

interface PanelProps {
  readonly node: MirrorElement;
  readonly isOpen: boolean;
  readonly durationMs: number;
  readonly fallbackId: string;
  readonly titleId: string;
  readonly isRegion: boolean;
}

function Panel({ node, isOpen, durationMs, fallbackId, titleId, isRegion }: PanelProps): ReactNode {
  usePanel(node, isOpen, durationMs);
  const region = isRegion ? { role: 'region', 'aria-labelledby': titleId } : {};
  return <Adopted node={node} id={node.attributes.get('id') || fallbackId} {...region} />;
}
