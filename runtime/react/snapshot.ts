/**
 * Takes a snapshot of the server's nodes right before React adopts them, and restores them later. The snapshot
 * separates the structure, which React renders, from elements that are opaque to React.
 */
import { remember } from '../dom/restore';

/** An adopted element. */
export interface SnapshotElement {
  readonly kind: 'element';
  /** The server's element or, after failed hydration, the element that replaced it. */
  element: HTMLElement;
  /** Always the server's element. */
  readonly original: HTMLElement;
  /** The children that React owns, or null if the element is opaque. */
  readonly children: readonly SnapshotNode[] | null;
  readonly attributes: ReadonlyMap<string, string>;
  /** Restores the style attribute of the server's element. */
  readonly restoreStyle: () => void;
  readonly childNodes: readonly ChildNode[];
  readonly texts: ReadonlyMap<Text, string>;
}

/** An element or a text. Comments are ignored and stay in place. */
export type SnapshotNode = SnapshotElement | { readonly kind: 'text'; readonly text: string };

/** React would control the values of these elements, so they cannot be adopted. */
const FORM_CONTROLS = 'input,select,textarea,option';

/**
 * Elements that React expects in the head if they are direct children of a root. Hydration would fail on them and React
 * would render the whole root again. React skips them, like comments, if they are not in the snapshot.
 */
const NOT_IN_ROOT = 'link,meta,script[async]';

/** Parts of a table. React allows no whitespace text between their children, so it is removed there. */
const TABLE_PARTS = 'table,colgroup,thead,tbody,tfoot,tr';

/**
 * Takes the snapshot.
 *
 * @param root the widget's element
 * @param parts the elements that the widget changes; their ancestors up to the root are structure
 * @returns the root's snapshot; React does not manage the attributes of the root
 * @throws Error if the structure contains a form control
 */
export function takeSnapshot(root: HTMLElement, parts: Iterable<Element>): SnapshotElement {
  const structure = new Set<Element>([root]);
  const owned = new Set(parts);
  for (const part of owned) {
    if (!root.contains(part)) throw new Error('a part is outside its widget');
    for (let at = part.parentElement; at && at !== root; at = at.parentElement) structure.add(at);
  }
  return snapshotElement(root, structure, NOT_IN_ROOT);
}

/**
 * Restores the server's nodes from the snapshot.
 *
 * @param node the snapshot
 * @param withState true to also restore texts, classes and inline styles, which contain the open and closed states
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
  // Insert nodes only if one was moved: reinserting an iframe reloads it.
  const isInPlace =
    element.childNodes.length === childNodes.length &&
    childNodes.every((child, index) => element.childNodes[index] === child);
  if (isInPlace) return;
  // Keep nodes that other scripts have added.
  const added = [...element.childNodes].filter((child) => !childNodes.includes(child));
  element.replaceChildren(...childNodes, ...added);
}

/**
 * Moves the server's content into the element that React created after failed hydration. Otherwise the content would be
 * removed together with the old element.
 */
export function takeOver(node: SnapshotElement, replacement: HTMLElement): void {
  const { element, children } = node;
  for (const attribute of element.attributes) {
    // Copy the attribute node: HTML parsers accept names that `setAttribute` rejects.
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

/** Inserts removed text nodes at their old positions without moving the elements between them. */
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
      // React renders no node for an empty text, so it would match the next node instead.
      if (text === '' || (isTablePart && text.trim() === '')) child.remove();
      else nodes.push({ kind: 'text', text });
    } else if (child.nodeType === Node.ELEMENT_NODE) {
      if ((child as Element).matches(FORM_CONTROLS)) throw new Error('the structure contains a form control');
      if (leftOut && (child as Element).matches(leftOut)) continue;
      nodes.push(snapshotElement(child as HTMLElement, structure));
    }
  }
  return nodes;
}

function isEmptyText(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && node.textContent === '';
}

/** Without the state, only attributes that widgets write are restored; other scripts may have changed the others. */
function isRestored(name: string, withState: boolean): boolean {
  return withState ? !name.startsWith('data-atoll') : WRITTEN.test(name);
}

/** The attributes, except classes and styles, that widgets write on adopted elements. */
const WRITTEN = /^(id|role|tabindex|inert|aria-.+)$/;
