/** Functions that run in the page of an engine. */
import type { EngineDriver } from './engine-driver';
import type { FindStep } from './in-page';

/** A function for the page, or its text. */
export type PageFunction = ((...args: never[]) => unknown) | string;

/** What locators need from their page. */
export interface EnginePage {
  readonly mouse: Pick<EngineDriver, 'move' | 'click'>;
  readonly keyboard: Pick<EngineDriver, 'press'>;
  /** Runs a function in the page and resolves to its result, which is JSON. */
  readonly evaluate: (run: PageFunction, argument?: unknown) => Promise<unknown>;
  /** Runs an expression with `tools`, `argument` and `steps`. A promise is awaited. */
  readonly runInPage: (script: string, argument?: unknown, steps?: readonly FindStep[]) => Promise<unknown>;
  /** Repeats a question until its answer is truthy. Throws after 15 s, with the name of what it waited for. */
  readonly until: <T>(ask: () => Promise<T>, what: string) => Promise<T>;
}

/** @returns the text of a function as an expression. Methods have a short form, which is not one */
export function expressionOf(run: PageFunction): string {
  const text = String(run);
  const method = /^(async\s+)?(?!function\b|async\b)\w+\s*\([^)]*\)\s*\{/.exec(text);
  return method ? text.replace(/^(async\s+)?/, '$1function ') : text;
}
