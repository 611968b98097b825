/** The goals for real pages. A figure over its goal is shown, and fails nothing: times are not tests. */

/** A figure of a page, as the columns of the table name it. */
export type Mode =
  'original' | 'Atoll' | 'without scripts' | 'original, delayed' | 'WordPress 7.1' | 'site E';

/** What a figure may be: a number, or a share of what another column has, or so much more. */
interface Goal {
  readonly page: string;
  readonly figure: string;
  readonly of?: Mode;
  readonly times?: number;
  readonly plus?: number;
  /** True if more is better. */
  readonly isMinimum?: boolean;
}

export const BLOCKING = 'blocking, ms';
export const SCRIPT = 'script at load, ms';
export const SCRIPT_KB = 'scripts at load, kB gzipped';
export const LCP = 'LCP, ms';
export const CLS = 'CLS, loading and scrolling';
export const IDLE = 'tasks in 5 s without an action, ms';
export const SCROLL = 'script while scrolling, ms';
export const FPS = 'frames per second while scrolling';
export const REQUESTS = 'requests, loading and scrolling';

/** @returns the goal for the first frame, or for the browser's measure, of a press */
const press = (page: string, name: string, figure: 'first frame, ms' | 'INP, ms'): Goal => ({
  page,
  figure: `${name}: ${figure}`,
  of: 'original',
});

const GOALS: readonly Goal[] = [
  { page: '/plain/', figure: BLOCKING, of: 'without scripts', plus: 15 },
  { page: '/plain/', figure: SCRIPT, of: 'original', times: 0.06 },
  { page: '/plain/', figure: LCP, of: 'without scripts', plus: 30 },
  { page: '/plain/', figure: SCROLL, of: 'original', times: 0.5 },
  { page: '/contact/', figure: LCP, of: 'without scripts', plus: 30 },
  { page: '/contact/', figure: SCROLL, of: 'original' },
  { page: '/panels/', figure: SCRIPT, of: 'original', times: 0.15 },
  { page: '/panels/', figure: LCP, of: 'without scripts', plus: 60 },
  { page: '/panels/', figure: SCROLL, of: 'original' },
  press('/panels/', 'tab', 'first frame, ms'),
  press('/panels/', 'tab', 'INP, ms'),
  { page: '/everything/', figure: SCRIPT, of: 'original', times: 0.15 },
  { page: '/everything/', figure: SCRIPT_KB, of: 'original', times: 0.7 },
  { page: '/everything/', figure: CLS, plus: 0.02 },
  { page: '/everything/', figure: IDLE, of: 'original', times: 0.08 },
  { page: '/everything/', figure: SCROLL, of: 'original', times: 0.4 },
  { page: '/everything/', figure: FPS, plus: 58, isMinimum: true },
  { page: '/plain-elementor/', figure: SCRIPT, of: 'original', times: 0.15 },
  { page: '/plain-elementor/', figure: SCRIPT_KB, plus: 12 },
  { page: '/eael/', figure: BLOCKING, of: 'without scripts', plus: 50 },
  { page: '/eael/', figure: SCRIPT, of: 'original', times: 0.3 },
  { page: '/eael/', figure: SCRIPT_KB, plus: 110 },
  { page: '/eael/', figure: IDLE, of: 'original', times: 0.4 },
  { page: '/eael/', figure: FPS, plus: 58, isMinimum: true },
  press('/eael/', 'accordion', 'INP, ms'),
  press('/eael/', 'tab', 'INP, ms'),
  { page: '/x-both/', figure: SCRIPT_KB, plus: 120 },
  { page: '/x-both/', figure: REQUESTS, plus: 40 },
];

/**
 * @param page the page's address
 * @param valueOf returns the figure of a column, if it was measured
 * @returns the goal, and the part of it that is used: 1 or less is reached. Undefined for a figure without a goal
 */
export function goalOf(
  page: string,
  figure: string,
  valueOf: (mode: Mode) => number | undefined,
): { readonly goal: number; readonly share: number } | undefined {
  const found = GOALS.find((goal) => goal.page === page && goal.figure === figure);
  const ours = valueOf('Atoll');
  const base = found?.of ? valueOf(found.of) : 0;
  if (!found || ours === undefined || base === undefined) return undefined;
  const goal = base * (found.times ?? 1) + (found.plus ?? 0);
  return { goal, share: found.isMinimum ? goal / ours : ours / goal };
}
