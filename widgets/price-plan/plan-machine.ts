/** The state machine of a price plan: the chosen plan and the current step (goodlayers-panels, section 5). */

/** A price plan's state. */
export interface PlanState {
  /** Index of the chosen plan; -1 for none. */
  readonly plan: number;
  /** Index of the form in the second step; undefined in the first step. */
  readonly form: number | undefined;
}

export type PlanEvent =
  { readonly type: 'choose'; readonly plan: number } | { readonly type: 'next' } | { readonly type: 'back' };

/**
 * @param formOf index of each plan's form; undefined for a plan without a form
 * @returns the state after an event; the same object if nothing changes. Without a plan or its form, the first step
 * stays; the original shows an empty second step
 */
export function nextPlanState(
  before: PlanState,
  event: PlanEvent,
  formOf: readonly (number | undefined)[],
): PlanState {
  switch (event.type) {
    case 'choose':
      return event.plan === before.plan ? before : { ...before, plan: event.plan };
    case 'next': {
      const form = formOf[before.plan];
      return form === undefined ? before : { ...before, form };
    }
    case 'back':
      return before.form === undefined ? before : { ...before, form: undefined };
    default:
      return event satisfies never;
  }
}

/**
 * @param tabId the plan's `data-tab-id`, which is 1 for the first form
 * @param forms the number of forms
 */
export function formPosition(tabId: string | null, forms: number): number | undefined {
  const number = /^\d+$/.test(tabId?.trim() ?? '') ? Number(tabId) : 0;
  return number >= 1 && number <= forms ? number - 1 : undefined;
}

/** @returns the plan to focus after a key press; undefined for other keys */
export function planForKey(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return from < count - 1 ? from + 1 : 0;
    case 'ArrowUp':
    case 'ArrowLeft':
      return from > 0 ? from - 1 : count - 1;
    case ' ':
      return from;
    default:
      return undefined;
  }
}
