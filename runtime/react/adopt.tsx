/**
 * The adoption primitive: a component that says "this React element is that DOM node". Every server node keeps its
 * identity; what a widget does not own is opaque to React (design, section 1).
 */
import {
  createContext,
  createElement,
  type HTMLAttributes,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { type SnapshotElement, type SnapshotNode, takeOver } from './snapshot';

/**
 * What a widget makes of an adopted element: a React node in its place (an `Adopted`), or undefined to leave it as
 * it is.
 */
export type RenderPart = (node: SnapshotElement) => ReactNode | undefined;

const noParts: RenderPart = () => undefined;
const PartsContext = createContext<RenderPart>(noParts);

/** Hydration writes no attributes, so the first pass renders none, and this turns true for the second. */
const LiveContext = createContext(false);

/** Elements that cannot have content, so that React accepts none for them. */
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** React takes these out of their place and into the head, unless they are microdata. */
const HOISTED = new Set(['link', 'meta', 'title', 'style', 'script']);

/**
 * The adopted children of a widget's root. To be rendered by `hydrateRoot` into that root.
 *
 * @param tree the root's snapshot
 * @param render says for each element whether the widget has something to do with it
 */
export function AdoptedChildren({ tree, render }: { tree: SnapshotElement; render: RenderPart }): ReactNode {
  const [isLive, setLive] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- one more pass right after hydration is the point
  useLayoutEffect(() => setLive(true), []);
  return (
    <LiveContext value={isLive}>
      <PartsContext value={render}>{renderNodes(tree.children ?? [], render)}</PartsContext>
    </LiveContext>
  );
}

/** @returns true from the second rendering on, when attributes may be written and portals opened */
export function useIsLive(): boolean {
  return useContext(LiveContext);
}

/** Properties of an adopted element. Everything but these two goes to the element as usual. */
export interface AdoptedProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'children'> {
  readonly node: SnapshotElement;
  /** Classes to add (true) or to take away (false). All others stay as they are, whoever set them. */
  readonly classes?: Readonly<Record<string, boolean>>;
  /** Attributes that the server got wrong; they come back with the widget's end. */
  readonly without?: readonly string[] | undefined;
}

/**
 * The element of `node`, adopted. Where the snapshot has children they are rendered by the widget's `RenderPart`;
 * where it has none the element is opaque.
 */
export function Adopted({ node, classes, without, ...props }: AdoptedProps): ReactNode {
  const isLive = useIsLive();
  const render = useContext(PartsContext);
  // Stable: React calls a new ref function again, and the second call would find the old element empty.
  const adopt = useCallback(
    (element: HTMLElement | null) => {
      if (element && element !== node.element) takeOver(node, element);
    },
    [node],
  );

  useLayoutEffect(() => {
    if (!isLive) return;
    for (const [name, isOn] of Object.entries(classes ?? {})) node.element.classList.toggle(name, isOn);
    without?.forEach((name) => node.element.removeAttribute(name));
  });

  const type = node.element.localName;
  const given = isLive ? props : {};
  const common = { ref: adopt, suppressHydrationWarning: true, ...(HOISTED.has(type) && { itemProp: '' }) };
  if (node.children)
    return createElement(type, { ...given, ...common }, ...renderNodes(node.children, render));
  if (VOID.has(type)) return createElement(type, { ...given, ...common });
  return createElement(type, { ...given, ...common, dangerouslySetInnerHTML: OPAQUE });
}

/** Nothing, for React to set on elements of its own making where it gives up; it never looks into adopted ones. */
const OPAQUE = { __html: trustedEmptyHtml() };

function trustedEmptyHtml(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: { readonly emptyHTML: string } };
  return trustedTypes?.emptyHTML ?? '';
}

function renderNodes(nodes: readonly SnapshotNode[], render: RenderPart): ReactNode[] {
  return nodes.map((node, index) => {
    if (node.kind === 'text') return node.text;
    // oxlint-disable-next-line react/no-array-index-key -- the snapshot never changes its order
    return <PartsSlot key={index} node={node} render={render} />;
  });
}

function PartsSlot({ node, render }: { node: SnapshotElement; render: RenderPart }): ReactNode {
  return render(node) ?? <Adopted node={node} />;
}
