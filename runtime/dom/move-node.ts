/** Takes a node elsewhere without loading what is in it once more, where a browser can: a video goes on. */

type Mover = Node & { readonly moveBefore?: (node: Node, before: Node | null) => void };

/** @param before the child in front of which it goes; null for the end */
export function moveNode(node: Node, parent: Mover, before: Node | null): void {
  if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}
