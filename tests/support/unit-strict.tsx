/** Components in React's strict mode, which mounts each of them twice. */
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { restore, type SnapshotElement } from '../../runtime/react/snapshot';

/**
 * Mounts, unmounts and mounts a component again, as strict mode does in development.
 *
 * @returns unmounts it
 */
export function mountTwice(component: ReactNode): () => void {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<StrictMode>{component}</StrictMode>));
  return () => flushSync(() => root.unmount());
}

/**
 * The same for a component that adopts the server's nodes.
 *
 * @param tree the snapshot of `element`
 * @returns unmounts it, and restores the server's nodes
 */
export function hydrateTwice(element: HTMLElement, tree: SnapshotElement, component: ReactNode): () => void {
  const root = flushSync(() => hydrateRoot(element, <StrictMode>{component}</StrictMode>));
  return () => {
    flushSync(() => root.unmount());
    restore(tree, true);
  };
}
