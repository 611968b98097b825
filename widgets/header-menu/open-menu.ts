/** One menu of the header is open at a time. */
let closeOpenMenu: (() => void) | undefined;

/** Closes the open menu at once. Call it before another menu opens. */
export function closeOtherMenu(): void {
  closeOpenMenu?.();
}

/**
 * @param close closes the menu at once
 * @param signal aborted when the menu closes
 */
export function registerOpenMenu(close: () => void, signal: AbortSignal): void {
  closeOpenMenu = close;
  signal.addEventListener('abort', () => {
    if (closeOpenMenu === close) closeOpenMenu = undefined;
  });
}
