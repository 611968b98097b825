/** Moves a node. In browsers with `moveBefore`, frames do not reload and videos keep playing. */

type Mover = Node & { readonly moveBefore?: (node: Node, before: Node | null) => void };

/** @param before the child before which the node is inserted; null to append it */
export function moveNode(node: Node, parent: Mover, before: Node | null): void {
  if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}
