/** Atoll's decisions on the page builder's scripts for many pieces of markup, in one request. */
import { beforeAll } from 'vitest';
import { visit } from './site';

/** The decision on a page with a piece of markup. */
export interface Judgement {
  /** Names of the original's behaviours in the markup. */
  readonly behaviours: readonly string[];
  /** Handles of the page builder's scripts that are emptied. */
  readonly emptied: readonly string[];
  /** The reason, see `atoll_note_decision()`. */
  readonly why: string;
  readonly what: readonly string[];
}

/**
 * Requests the decisions on pieces of markup, each added to a page of accordions and counters.
 *
 * @param markups HTML
 * @param scenarios more of the fixture's scenarios, each with a leading comma
 * @returns the decisions, in order
 */
export async function judge(markups: readonly string[], scenarios = ''): Promise<readonly Judgement[]> {
  const { scripts } = await visit(`demo/?fixture=judge${scenarios}`, 'anonymous', {
    method: 'POST',
    body: JSON.stringify(markups),
  });
  const printed = scripts.find(({ id }) => id === 'fixture-judgements')?.text;
  if (!printed) throw new Error('the fixture printed no judgements');
  return JSON.parse(printed) as Judgement[];
}

/** Requests the judgements of a table's markups before the tests, and returns a function that returns one of them. */
export function judged(markups: readonly string[]): (at: number) => Judgement {
  let judgements: readonly Judgement[] = [];
  beforeAll(async () => {
    judgements = await judge(markups);
  });
  return (at) => {
    const judgement = judgements[at];
    if (!judgement) throw new Error(`no judgement of ${markups[at]}`);
    return judgement;
  };
}

/** An element with the page builder's marker for scripts that start when the DOM is ready. */
export const marked = (classes: string, more = ''): string =>
  `<div class="gdlr-core-js ${classes}" ${more}></div>`;
/** An element with the page builder's marker for scripts that start on load. */
export const marked2 = (classes: string, more = ''): string =>
  `<div class="gdlr-core-js-2 ${classes}" ${more}></div>`;
/** A marked element with one of the page builder's classes. */
export const core = (name: string, more = ''): string => marked(`gdlr-core-${name}`, more);
