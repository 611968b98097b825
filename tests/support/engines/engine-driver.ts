/** What the adapter of driver-page.ts needs from a browser. */

/** A window of a browser. Positions are in px from the viewport's corner. */
export interface EngineDriver {
  readonly goto: (url: string) => Promise<void>;
  /** Runs the body of a function in the page. The arguments and the result are JSON; a promise is awaited. */
  readonly run: (body: string, parameters: readonly unknown[]) => Promise<unknown>;
  readonly move: (x: number, y: number) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Presses a key with modifiers, by their names in Playwright, for example `Shift+Tab`. */
  readonly press: (keys: string) => Promise<void>;
  /** A picture of the viewport. */
  readonly screenshot: () => Promise<Buffer>;
}

/** A browser with one window. */
export interface EngineBrowser {
  readonly driver: EngineDriver;
  readonly close: () => Promise<void>;
}
