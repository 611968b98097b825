/**
 * A snapshot of the server's nodes, taken once, right before React adopts them: which elements are structure that
 * React walks through, and which are opaque to it. It also knows how to put everything back.
 */
import { remember } from '../dom/restore';

/** An element among the adopted ones. */
export interface SnapshotElement {
  readonly kind: 'element';
  /** The server's element; after React has given up hydrating, the one that took its place. */
  element: HTMLElement;
  /** Always the server's element. */
  readonly original: HTMLElement;
  /** Children that React owns, or null where it must not look inside. */
  readonly children: readonly SnapshotNode[] | null;
  readonly attributes: ReadonlyMap<string, string>;
  /** Restores the style attribute of the server's element. */
  readonly restoreStyle: () => void;
  readonly childNodes: readonly ChildNode[];
  readonly texts: ReadonlyMap<Text, string>;
}

/** Text stays text; comments are left where they are. */
export type SnapshotNode = SnapshotElement | { readonly kind: 'text'; readonly text: string };

/** React would take over the value of such an element. */
const FORM_CONTROLS = 'input,select,textarea,option';

/**
 * Elements that React takes for the head's when they stand directly in a root: it would match none of them and make the
 * whole root anew. Left out of the snapshot they are passed over, like comments.
 */
const NOT_IN_ROOT = 'link,meta,script[async]';

/** Parts of a table, in which React allows no whitespace between elements. It is not rendered there. */
const TABLE_PARTS = 'table,colgroup,thead,tbody,tfoot,tr';

/**
 * Takes the snapshot.
 *
 * @param root the widget's element
 * @param parts the elements that the widget has something to do with; what lies between them and the root is structure
 * @returns the root's snapshot; the root's own attributes are not React's
 * @throws Error when a form control stands among the structure
 */
export function takeSnapshot(root: HTMLElement, parts: Iterable<Element>): SnapshotElement {
  const structure = new Set<Element>([root]);
  const owned = new Set(parts);
  for (const part of owned) {
    if (!root.contains(part)) throw new Error('a part lies outside of its widget');
    for (let at = part.parentElement; at && at !== root; at = at.parentElement) structure.add(at);
  }
  return snapshotElement(root, structure, NOT_IN_ROOT);
}

/**
 * Puts the server's nodes back as they were when the snapshot was taken.
 *
 * @param node the snapshot
 * @param withState also put back classes and inline styles, which say what is open
 */
export function restore(node: SnapshotElement, withState: boolean): void {
  if (node.element !== node.original) giveBack(node);
  const { element, attributes, restoreStyle, childNodes, texts, children } = node;
  for (const { name } of Array.from(element.attributes)) {
    if (!attributes.has(name) && isRestored(name, withState)) element.removeAttribute(name);
  }
  for (const [name, value] of attributes) {
    if (!isRestored(name, withState) || element.getAttribute(name) === value) continue;
    if (name === 'style') restoreStyle();
    else element.setAttribute(name, value);
  }
  if (!children) return;
  putTextsBack(element, childNodes);
  if (withState) for (const [node, text] of texts) if (node.data !== text) node.data = text;
  for (const child of children) if (child.kind === 'element') restore(child, withState);
  // Only where something moved: taking an iframe out and putting it in again would load it again.
  const isInPlace =
    element.childNodes.length === childNodes.length &&
    childNodes.every((child, index) => element.childNodes[index] === child);
  if (isInPlace) return;
  // What another script has added in the meantime is not ours to take away.
  const added = [...element.childNodes].filter((child) => !childNodes.includes(child));
  element.replaceChildren(...childNodes, ...added);
}

/**
 * Moves the server's content into the element that React made anew when it gave up hydrating. Without this the
 * content would be lost with the old element.
 */
export function takeOver(node: SnapshotElement, replacement: HTMLElement): void {
  const { element, children } = node;
  for (const attribute of element.attributes) {
    // A copy of the node: a parser accepts names that `setAttribute` refuses.
    if (!replacement.hasAttribute(attribute.name))
      replacement.setAttributeNode(attribute.cloneNode() as Attr);
  }
  if (!children) replacement.replaceChildren(...element.childNodes);
  node.element = replacement;
}

function giveBack(node: SnapshotElement): void {
  const { element, original, children } = node;
  for (const attribute of element.attributes) original.setAttributeNode(attribute.cloneNode() as Attr);
  if (!children) original.replaceChildren(...element.childNodes);
  node.element = original;
}

/** Puts removed texts back where they were without moving the elements between them. */
function putTextsBack(element: HTMLElement, childNodes: readonly ChildNode[]): void {
  let next: ChildNode | null = null;
  for (const node of childNodes.toReversed()) {
    if (node instanceof Text && !node.parentNode) element.insertBefore(node, next);
    if (node.parentNode === element) next = node;
  }
}

function snapshotElement(
  element: HTMLElement,
  structure: ReadonlySet<Element>,
  leftOut?: string,
): SnapshotElement {
  const isStructure = structure.has(element);
  const childNodes = [...element.childNodes].filter((child) => !isEmptyText(child));
  return {
    kind: 'element',
    element,
    original: element,
    children: isStructure ? snapshotChildren(element, structure, leftOut) : null,
    attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
    restoreStyle: remember(element, { attributes: ['style'] }),
    childNodes,
    texts: new Map(childNodes.filter((child) => child instanceof Text).map((text) => [text, text.data])),
  };
}

function snapshotChildren(
  parent: HTMLElement,
  structure: ReadonlySet<Element>,
  leftOut?: string,
): SnapshotNode[] {
  const nodes: SnapshotNode[] = [];
  const isTablePart = parent.matches(TABLE_PARTS);
  for (const child of Array.from(parent.childNodes)) {
    if (child.nodeType === Node.TEXT_NODE) {
      const text = child.textContent ?? '';
      // React has no empty text: it would take the next node for it.
      if (text === '' || (isTablePart && text.trim() === '')) child.remove();
      else nodes.push({ kind: 'text', text });
    } else if (child.nodeType === Node.ELEMENT_NODE) {
      if ((child as Element).matches(FORM_CONTROLS))
        throw new Error('a form control stands among the structure');
      if (leftOut && (child as Element).matches(leftOut)) continue;
      nodes.push(snapshotElement(child as HTMLElement, structure));
    }
  }
  return nodes;
}

function isEmptyText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && node.textContent === '';
}

/** Without the state only what widgets write: what another script has set since then is its own business. */
function isRestored(name: string, withState: boolean): boolean {
  return withState ? !name.startsWith('data-atoll') : WRITTEN.test(name);
}

/** Attributes other than classes and styles that widgets write on adopted elements. */
const WRITTEN = /^(id|role|tabindex|inert|aria-.+)$/;
