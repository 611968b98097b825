/** The attributes and classes of a skill bar's elements. */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';

const FULL_PERCENT = 100;
const FILLED_CLASS = 'gdlr-core-animate';

/** What `readSkillBar` finds in the markup. */
export interface SkillBarReading {
  readonly bar: HTMLElement;
  /** The element that the bar fills. */
  readonly track: HTMLElement;
  /** The name of the skill. */
  readonly label: string;
  /** The text beside the title; empty if there is none. */
  readonly valueText: string;
  /** The share of the track that the bar fills, 0 to 100. */
  readonly percent: number;
  /** When the bar began to fill, on the clock of `now()`; undefined for a bar that waits until it is visible. */
  readonly startedAt: number | undefined;
}

/** @returns the percentage that a bar shows: at most 100 */
export const percentOf = (width: number): number => Math.min(width, FULL_PERCENT);

export const trackAttributes = ({ label, valueText, percent }: SkillBarReading): ElementAttributes => ({
  role: 'progressbar',
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': FULL_PERCENT,
  'aria-valuenow': percent,
  'aria-valuetext': valueText || undefined,
});

/** @param startedAt when the bar began to fill; undefined for an empty bar */
export const barClasses = (startedAt: number | undefined): ElementClasses => ({
  [FILLED_CLASS]: startedAt !== undefined,
});
