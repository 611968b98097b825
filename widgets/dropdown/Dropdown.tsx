/**
 * The dropdown tab and the custom dropdown (goodlayers-panels, sections 10 and 11) as a select-only combobox: the focus
 * stays on the button, and choosing an entry shows its pane.
 */
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { Adopted, AdoptedChildren } from '../../runtime/react/adopt';
import type { SnapshotElement } from '../../runtime/react/snapshot';
import {
  AT_STYLE,
  createListboxKeys,
  nextListboxState,
  type ListboxEvent,
  type ListboxState,
} from '../shared/disclosure/listbox';
import { usePanel } from '../shared/disclosure/use-panel';
import { emitResize } from '../../runtime/page/events';
import { stopAnimation } from '../../runtime/motion/animate';
import { fadeIn, hide } from '../../runtime/motion/fade';

export interface DropdownPane {
  readonly element: HTMLElement;
  /** Index of its entry; -1 for none. */
  readonly entry: number;
}

/** Props of `Dropdown`. */
export interface DropdownProps {
  readonly root: HTMLElement;
  readonly tree: SnapshotElement;
  /** The element that opens the list. It contains the label or is the label. */
  readonly trigger: HTMLElement;
  /** Shows the chosen entry. */
  readonly label: HTMLElement;
  readonly list: HTMLElement;
  readonly entries: readonly HTMLElement[];
  readonly panes: readonly DropdownPane[];
  /** The element that names the dropdown; null to use `name`. */
  readonly namedBy: HTMLElement | null;
  readonly name: string;
  readonly initialEntry: number;
  readonly activeClass: string;
  /** True if the trigger has the active class while the list is open, and a second press closes the list. */
  readonly isToggle: boolean;
  readonly openMs: number;
  /** 0 to close the list without animation. */
  readonly closeMs: number;
  readonly fadeMs: number;
}

export function Dropdown(props: DropdownProps): ReactNode {
  const { root, tree, trigger, label, list, entries, panes, namedBy, name, initialEntry } = props;
  const { activeClass, isToggle, openMs, closeMs } = props;
  const [state, dispatch] = useReducer(nextListboxState, initialEntry, closedAt);
  const { isOpen, at, chosen } = state;
  const id = useId();
  const [keys] = useState(createListboxKeys);
  usePanes(props, chosen);
  useCloseFromElsewhere(root, isOpen, dispatch);

  const entryId = (index: number): string => entries[index]?.id || `${id}entry-${index}`;
  const choose = (entry: number): void => {
    copyContent(entries[entry], label);
    dispatch({ type: 'choose', entry });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const labels = entries.map(({ textContent }) => textContent ?? '');
    const next = keys(event, state, labels);
    if (!next) return;
    // A click, so that a listing that listens to the entry loads as well.
    if (next.type === 'choose') entries[next.entry]?.click();
    else dispatch(next);
  };

  const combobox = {
    ...comboboxProps(props, id, isOpen),
    ...(isOpen && { 'aria-activedescendant': entryId(at) }),
    onKeyDown,
  };

  const renderPart = (node: SnapshotElement): ReactNode | undefined => {
    const { original } = node;
    if (original === trigger || original === label) {
      const isTrigger = original === trigger;
      return (
        <Adopted
          node={node}
          {...(original === label && combobox)}
          {...(isTrigger && {
            onClick: ({ target }: MouseEvent) => {
              // The list may be in the trigger. A click on an entry must reach other listeners, such as a listing.
              if (target instanceof Node && list.contains(target)) return;
              dispatch({ type: isToggle && isOpen ? 'close' : 'open' });
            },
            ...(isToggle && { classes: { [activeClass]: isOpen } }),
          })}
        />
      );
    }
    if (original === list) {
      return (
        <List node={node} isOpen={isOpen} durationMs={isOpen ? openMs : closeMs}>
          <Adopted node={node} id={list.id || `${id}list`} role="listbox" aria-label={name} />
        </List>
      );
    }
    const entry = entries.indexOf(original);
    if (entry !== -1)
      return (
        <Entry
          node={node}
          id={entryId(entry)}
          isChosen={entry === chosen}
          hasRing={isOpen && entry === at && label.matches(':focus-visible')}
          activeClass={activeClass}
          onPress={() => dispatch({ type: 'close' })}
          onChoose={() => choose(entry)}
        />
      );
    const pane = panes.find(({ element }) => element === original);
    return pane && <Adopted node={node} classes={{ [activeClass]: pane.entry === chosen }} />;
  };
  return (
    <>
      <AdoptedChildren tree={tree} render={renderPart} />
      <NamedBy element={namedBy} id={`${id}name`} />
    </>
  );
}

function closedAt(entry: number): ListboxState {
  return { isOpen: false, at: Math.max(entry, 0), chosen: entry };
}

function copyContent(entry: HTMLElement | undefined, label: HTMLElement): void {
  if (entry) label.replaceChildren(...[...entry.childNodes].map((node) => node.cloneNode(true)));
}

function comboboxProps({ list, namedBy, name }: DropdownProps, id: string, isOpen: boolean) {
  return {
    role: 'combobox',
    tabIndex: 0,
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': list.id || `${id}list`,
    ...(namedBy ? { 'aria-labelledby': namedBy.id || `${id}name` } : { 'aria-label': name }),
  } as const;
}

interface EntryProps {
  readonly node: SnapshotElement;
  readonly id: string;
  readonly isChosen: boolean;
  /** Enter would choose it, and the keyboard is in use. */
  readonly hasRing: boolean;
  readonly activeClass: string;
  readonly onPress: () => void;
  readonly onChoose: () => void;
}

function Entry(props: EntryProps): ReactNode {
  const { node, id, isChosen, hasRing, activeClass, onPress, onChoose } = props;
  return (
    <Adopted
      node={node}
      id={id}
      role="option"
      aria-selected={isChosen}
      classes={{ [activeClass]: isChosen }}
      {...styleFor(isChosen, hasRing)}
      // A busy listing stops the click: the list closes all the same, and nothing is chosen.
      onClickCapture={onPress}
      onClick={onChoose}
    />
  );
}

/** Closes the list when a visitor presses or focuses something outside of it. */
function useCloseFromElsewhere(
  root: HTMLElement,
  isOpen: boolean,
  dispatch: (event: ListboxEvent) => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const ending = new AbortController();
    const onElsewhere = ({ target }: Event): void => {
      if (!(target instanceof Node && root.contains(target))) dispatch({ type: 'close' });
    };
    // In the capture phase, because the page's scripts may stop the event.
    for (const type of ['pointerdown', 'click', 'focusin'])
      window.addEventListener(type, onElsewhere, { capture: true, signal: ending.signal });
    return () => ending.abort();
  }, [root, isOpen, dispatch]);
}

interface ListProps {
  readonly node: SnapshotElement;
  readonly isOpen: boolean;
  readonly durationMs: number;
  readonly children: ReactNode;
}

function List({ node, isOpen, durationMs, children }: ListProps): ReactNode {
  usePanel(node, isOpen, durationMs);
  return children;
}

/** Visually hidden, because the stylesheet hides the chosen entry, but available to screen readers. */
const CHOSEN_STYLE: CSSProperties = {
  display: 'block',
  position: 'absolute',
  boxSizing: 'border-box',
  width: 1,
  height: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

function styleFor(isChosen: boolean, isAt: boolean): { readonly style?: CSSProperties } {
  return isChosen ? { style: CHOSEN_STYLE } : isAt ? { style: AT_STYLE } : {};
}

/** Gives the naming element, which is outside the widget, an id. */
function NamedBy({ element, id }: { element: HTMLElement | null; id: string }): ReactNode {
  useLayoutEffect(() => {
    if (!element || element.id) return undefined;
    element.setAttribute('id', id);
    return () => element.removeAttribute('id');
  }, [element, id]);
  return null;
}

function usePanes({ panes, fadeMs }: DropdownProps, chosen: number): void {
  const shown = useRef(chosen);
  useLayoutEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    for (const { element, entry } of panes) {
      if (entry === chosen) void fadeIn(element, fadeMs);
      else hide(element);
    }
    if (panes.length > 0) emitResize();
  }, [panes, chosen, fadeMs]);
  useLayoutEffect(() => () => panes.forEach(({ element }) => stopAnimation(element, 'fade')), [panes]);
}
