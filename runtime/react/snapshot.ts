/**
 * Takes a snapshot of the server's nodes right before React adopts them, and restores them later. The snapshot
 * separates the structure, which React renders, from elements that are opaque to React.
 */
import { member } from '../page/member';
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
    for (let at = part.parentElement; at && at !== root; at = member(at, 'parentElement')) structure.add(at);
  }
  return snapshotElement(root, structure, NOT_IN_ROOT);
}

/** What other scripts have done to an adopted tree: translators replace texts. */
export interface Standing {
  /** The server's texts that are not on the page. What has replaced them stays when the tree is restored. */
  readonly replaced: ReadonlySet<Node>;
  /** The children of the root, in order. */
  readonly order: readonly ChildNode[];
}

const UNTOUCHED: Standing = { replaced: new Set(), order: [] };

/**
 * Finds out what to keep when a tree is restored, and puts back what React is going to remove: it would fail for a child of
 * the root that has left it.
 */
export function prepareRemoval(tree: SnapshotElement): Standing {
  const { element, childNodes } = tree;
  const order = [...element.childNodes];
  const replaced = new Set(replacedTexts(tree));
  element.append(...childNodes.filter((node) => replaced.has(node)));
  return { replaced, order };
}

function replacedTexts({ element, original, childNodes, children }: SnapshotElement): Node[] {
  const below = (children ?? []).filter((child) => child.kind === 'element');
  // After failed hydration React has created the texts again.
  const isRenderedAgain = element !== original || below.some((child) => child.element !== child.original);
  const here = childNodes.filter(
    // White space is not translated; `snapshotChildren` removes it from tables.
    (node) => node instanceof Text && node.parentNode !== element && node.data.trim() !== '',
  );
  return [...(children && !isRenderedAgain ? here : []), ...below.flatMap(replacedTexts)];
}

/**
 * Restores the server's nodes from the snapshot.
 *
 * @param node the snapshot
 * @param withState true to also restore classes and inline styles, which contain the open and closed states
 * @param standing of the whole tree, before React has removed its nodes; by default nothing was replaced
 */
export function restore(node: SnapshotElement, withState: boolean, standing = UNTOUCHED): void {
  if (node.element !== node.original) giveBack(node);
  const { element, attributes, restoreStyle, children } = node;
  const { replaced } = standing;
  const childNodes = node.childNodes.filter((child) => !replaced.has(child));
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
  for (const child of children) if (child.kind === 'element') restore(child, withState, standing);
  // Insert nodes only if one was moved: reinserting an iframe reloads it.
  const present = [...element.childNodes];
  const wanted = replaced.size > 0 ? inOrder(present, childNodes, standing.order) : childNodes;
  const isInPlace =
    present.length === wanted.length && wanted.every((child, index) => present[index] === child);
  if (isInPlace) return;
  // Keep nodes that other scripts have added.
  const added = present.filter((child) => !wanted.includes(child));
  element.replaceChildren(...wanted, ...added);
}

/**
 * Places the server's nodes among those that have replaced others.
 *
 * @param order of the root's children before React removed them
 */
function inOrder(
  present: readonly ChildNode[],
  served: readonly ChildNode[],
  order: readonly ChildNode[],
): readonly ChildNode[] {
  // React removes nothing from an element below the root.
  if (served.every((node) => present.includes(node))) return present;
  const known = order.filter((node) => served.includes(node) || present.includes(node));
  return [...known, ...served.filter((node) => !known.includes(node))];
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
