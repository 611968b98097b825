/** Components in React's strict mode, which mounts each of them twice. */
import { type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

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
