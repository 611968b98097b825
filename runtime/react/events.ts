/**
 * The events that React listens to. It adds a capturing and a bubbling listener for each event that it knows, 147 in all,
 * to each root. On a page with 1,000 widgets, these listeners take seconds.
 */

/** The events that components handle with props such as `onClick`. Tests compare the list with the components. */
export const HANDLED_EVENTS: ReadonlySet<string> = new Set(['click', 'keydown']);

/**
 * Creates a React root that listens to the handled events only.
 *
 * @param container the root's container, without other listeners that are added meanwhile
 * @param create calls `createRoot` or `hydrateRoot`, which add the listeners
 * @returns the result of `create`
 */
export function withFewListeners<Root>(container: HTMLElement, create: () => Root): Root {
  const add = container.addEventListener.bind(container);
  container.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (HANDLED_EVENTS.has(type)) add(type, ...rest);
  };
  try {
    return create();
  } finally {
    Reflect.deleteProperty(container, 'addEventListener');
  }
}
