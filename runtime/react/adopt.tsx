/**
 * Adopts the server's nodes: the `Adopted` component binds a React element to an existing DOM node. Every server node
 * keeps its identity, and React does not look into nodes that the widget does not own (design, section 1).
 */
import { pageGlobal } from '../page/page-global';
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
import { type ElementClasses, writeClasses } from '../dom/attributes';
import { type SnapshotElement, type SnapshotNode, takeOver } from './snapshot';

/**
 * Renders an adopted element. Returns a React node for it (an `Adopted`), or undefined to adopt it unchanged.
 */
export type RenderPart = (node: SnapshotElement) => ReactNode | undefined;

const noParts: RenderPart = () => undefined;
const PartsContext = createContext<RenderPart>(noParts);

/** Hydration writes no attributes, so the first render passes none. True from the second render on. */
const LiveContext = createContext(false);

/** Void elements, for which React accepts no content. */
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

/** React moves these elements to the head, unless they have an `itemProp`. */
const HOISTED = new Set(['link', 'meta', 'title', 'style', 'script']);

/**
 * The adopted children of a widget's root. Render it with `hydrateRoot` into that root.
 *
 * @param tree the root's snapshot
 * @param render renders the elements that the widget changes
 */
export function AdoptedChildren({ tree, render }: { tree: SnapshotElement; render: RenderPart }): ReactNode {
  const [isLive, setLive] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- a second render right after hydration is intended
  useLayoutEffect(() => setLive(true), []);
  return (
    <LiveContext value={isLive}>
      <PartsContext value={render}>{renderNodes(tree.children ?? [], render)}</PartsContext>
    </LiveContext>
  );
}

/** @returns true from the second render on, when the widget may write attributes and open portals */
export function useIsLive(): boolean {
  return useContext(LiveContext);
}

/** Props of `Adopted`. All other props are passed to the element. */
export interface AdoptedProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'children'> {
  readonly node: SnapshotElement;
  readonly classes?: ElementClasses;
  /** Incorrect attributes of the server's markup to remove. They are restored on unmount. */
  readonly without?: readonly string[] | undefined;
}

/**
 * Adopts the element of `node`. If the snapshot has children, the widget's `RenderPart` renders them; otherwise React
 * does not look into the element.
 */
export function Adopted({ node, classes, without, ...props }: AdoptedProps): ReactNode {
  const isLive = useIsLive();
  const render = useContext(PartsContext);
  // Must be stable: React calls a changed ref function again, and on the second call the old element is already empty.
  const adopt = useCallback(
    (element: HTMLElement | null) => {
      if (element && element !== node.element) takeOver(node, element);
    },
    [node],
  );

  useLayoutEffect(() => {
    if (!isLive) return;
    writeClasses(node.element, classes ?? {});
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

/** Makes an element opaque. React sets the empty HTML only on elements that it creates after failed hydration. */
const OPAQUE = { __html: trustedEmptyHtml() };

function trustedEmptyHtml(): string {
  const trustedTypes = pageGlobal('trustedTypes') as { readonly emptyHTML: string } | undefined;
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
