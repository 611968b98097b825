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
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { ElementClasses } from '../../runtime/dom/attributes';
import { Adopted, AdoptedChildren } from '../../runtime/react/adopt';
import { ServerElement } from '../../runtime/react/server-element';
import type { SnapshotElement } from '../../runtime/react/snapshot';
import {
  AT_STYLE,
  createListboxKeys,
  nextListboxState,
  type ListboxEvent,
  type ListboxState,
} from '../shared/disclosure/listbox';
import { conceal, reveal } from '../shared/disclosure/findable';
import { usePanel } from '../shared/disclosure/use-panel';
import { emitResize } from '../../runtime/page/events';
import { stopAnimation } from '../../runtime/motion/animate';
import { fadeIn, hide } from '../../runtime/motion/fade';
import { partsWidget } from '../../runtime/react/mount';
import {
  activeClasses,
  type DropdownReading,
  entryAttributes,
  labelAttributes,
  listAttributes,
  nameAttributes,
} from './attributes';
import { readDropdown } from './read-markup';

/** Props of `Dropdown`. */
export interface DropdownProps extends DropdownReading {
  readonly tree: SnapshotElement;
}

export function Dropdown(props: DropdownProps): ReactNode {
  const { root, tree, trigger, label, list, entries, panes, namedBy, initialEntry } = props;
  const { isToggle, openMs, closeMs } = props;
  const [state, dispatch] = useReducer(nextListboxState, initialEntry, closedAt);
  const { isOpen, at, chosen } = state;
  const [keys] = useState(createListboxKeys);
  usePanes(props, chosen);
  useCloseFromElsewhere(root, isOpen, dispatch);

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

  const renderPart = (node: SnapshotElement): ReactNode | undefined => {
    const { original } = node;
    if (original === trigger || original === label) {
      const isTrigger = original === trigger;
      return (
        <Adopted
          node={node}
          {...(original === label && { ...labelAttributes(props, state), onKeyDown })}
          {...(isTrigger && {
            onClick: ({ target }: MouseEvent) => {
              // The list may be in the trigger. A click on an entry must reach other listeners, such as a listing.
              if (target instanceof Node && list.contains(target)) return;
              dispatch({ type: isToggle && isOpen ? 'close' : 'open' });
            },
            ...(isToggle && { classes: activeClasses(props, isOpen) }),
          })}
        />
      );
    }
    if (original === list) {
      return (
        <List node={node} isOpen={isOpen} durationMs={isOpen ? openMs : closeMs}>
          <Adopted node={node} {...listAttributes(props)} />
        </List>
      );
    }
    const entry = entries.indexOf(original);
    if (entry !== -1)
      return (
        <Entry
          node={node}
          attributes={entryAttributes(props, state, entry)}
          classes={activeClasses(props, entry === chosen)}
          hasRing={isOpen && entry === at && label.matches(':focus-visible')}
          onPress={() => dispatch({ type: 'close' })}
          onChoose={() => choose(entry)}
        />
      );
    const pane = panes.find(({ element }) => element === original);
    return pane && <Adopted node={node} classes={activeClasses(props, pane.entry === chosen)} />;
  };
  return (
    <>
      <AdoptedChildren tree={tree} render={renderPart} />
      {namedBy && <ServerElement element={namedBy} attributes={nameAttributes(props)} />}
    </>
  );
}

function closedAt(entry: number): ListboxState {
  return { isOpen: false, at: Math.max(entry, 0), chosen: entry };
}

function copyContent(entry: HTMLElement | undefined, label: HTMLElement): void {
  if (entry) label.replaceChildren(...[...entry.childNodes].map((node) => node.cloneNode(true)));
}

interface EntryProps {
  readonly node: SnapshotElement;
  readonly attributes: ReturnType<typeof entryAttributes>;
  readonly classes: ElementClasses;
  /** Enter would choose it, and the keyboard is in use. */
  readonly hasRing: boolean;
  readonly onPress: () => void;
  readonly onChoose: () => void;
}

function Entry(props: EntryProps): ReactNode {
  const { node, attributes, classes, hasRing, onPress, onChoose } = props;
  return (
    <Adopted
      node={node}
      {...attributes}
      classes={classes}
      {...styleFor(attributes['aria-selected'], hasRing)}
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

function usePanes({ panes, fadeMs }: DropdownReading, chosen: number): void {
  const shown = useRef(chosen);
  useLayoutEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    for (const { element, entry } of panes) {
      if (entry === chosen) {
        reveal(element);
        void fadeIn(element, fadeMs);
      } else {
        hide(element);
        conceal(element);
      }
    }
    const pane = panes.find(({ entry }) => entry === chosen);
    if (pane) emitResize(pane.element);
  }, [panes, chosen, fadeMs]);
  useLayoutEffect(() => () => panes.forEach(({ element }) => stopAnimation(element, 'fade')), [panes]);
}

/** Mounts the page builder's dropdown tabs and custom dropdowns. */
export const { mount } = partsWidget(readDropdown, Dropdown);
