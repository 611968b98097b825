/** What the adapter of driver-page.ts needs from a browser. */

/** A position in px from the viewport's corner: x, y. */
export type Point = readonly [x: number, y: number];

/** A part of the viewport, in px. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A window of a browser. Positions are in px from the viewport's corner. */
export interface EngineDriver {
  readonly goto: (url: string) => Promise<void>;
  /** Goes one entry back in the history. */
  readonly goBack: () => Promise<void>;
  /** Runs the body of a function in the page. The arguments and the result are JSON; a promise is awaited. */
  readonly run: (body: string, parameters: readonly unknown[]) => Promise<unknown>;
  readonly move: (x: number, y: number) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Presses the mouse at the first point, and releases it at the last one. */
  readonly drag: (points: readonly Point[]) => Promise<void>;
  /** Presses a key with modifiers, by their names in Playwright, for example `Shift+Tab`. */
  readonly press: (keys: string) => Promise<void>;
  /** Turns the wheel in the middle of the viewport. */
  readonly wheel: (y: number) => Promise<void>;
  /** Changes the size of the window, or of the viewport where the window has none. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Takes the network away and brings it back. */
  readonly setOffline: (isOffline: boolean) => Promise<void>;
  /** A picture of a part of the viewport. An engine that cannot do so takes the whole viewport. */
  readonly screenshot: (clip?: Rectangle) => Promise<Buffer>;
  /** The roles and names that the engine computes for the elements of a selector. Only some browsers can tell. */
  readonly presented?: (selector: string) => Promise<readonly Presented[]>;
}

/** How an engine presents an element to screen readers. */
export interface Presented {
  readonly role: string;
  readonly name: string;
}

/** A browser with one window. */
export interface EngineBrowser {
  readonly driver: EngineDriver;
  readonly close: () => Promise<void>;
}
