/** What Atoll decides on the page builder's scripts for many markups, in one visit. */
import { visit } from './site';

/** A markup's judgement. */
export interface Judgement {
  /** Names of everything that the originals would do with the markup. */
  readonly behaviours: readonly string[];
  /** The handles of the page builder that would be emptied on a page with it. */
  readonly emptied: readonly string[];
  /** The reason, as a word. */
  readonly why: string;
  readonly what: readonly string[];
}

/**
 * Judges markups, each added to a page of accordions and counters.
 *
 * @param markups HTML
 * @param scenarios more of the fixture's scenarios, each with a comma before it
 * @returns their judgements, in order
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
