/** The attributes and classes of a price plan's elements (WAI-ARIA pattern Radio Group). */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import type { PlanState } from './plan-machine';

/** What `readPricePlan` finds in the markup. */
export interface PricePlanReading {
  /** The first step. */
  readonly options: HTMLElement;
  readonly plans: readonly Plan[];
  /** Leads to the second step. */
  readonly next: HTMLElement | null;
  /** The second step. */
  readonly forms: HTMLElement;
  readonly formList: readonly PlanForm[];
  readonly initialPlan: number;
  /** The name of the group of plans, translated. */
  readonly groupName: string;
  readonly activeClass: string;
}

/** A plan with its content and form. */
export interface Plan {
  readonly element: HTMLElement;
  /** The id that the element should have. */
  readonly id: string;
  readonly content: HTMLElement | null;
  /** Index of its form; undefined if there is none. */
  readonly form: number | undefined;
}

export interface PlanForm {
  readonly element: HTMLElement;
  /** Gets the focus when the form is shown. */
  readonly heading: HTMLElement | null;
  /** Lead back to the first step. */
  readonly backs: readonly HTMLElement[];
}

export const groupAttributes = ({ groupName }: Pick<PricePlanReading, 'groupName'>) =>
  ({ role: 'radiogroup', 'aria-label': groupName }) satisfies ElementAttributes;

/** All plans share one tab stop: the chosen plan, or the first plan if the visitor has not chosen. */
export const planAttributes = (
  { plans }: Pick<PricePlanReading, 'plans'>,
  { plan: chosen }: PlanState,
  index: number,
) =>
  ({
    id: plans[index]?.id,
    role: 'radio',
    'aria-checked': index === chosen,
    tabIndex: index === chosen || (chosen === -1 && index === 0) ? 0 : -1,
  }) satisfies ElementAttributes;

export const planClasses = (
  { activeClass }: Pick<PricePlanReading, 'activeClass'>,
  { plan: chosen }: PlanState,
  index: number,
): ElementClasses => ({ [activeClass]: index === chosen });

/** The controls that change the step. */
export const buttonAttributes = () => ({ role: 'button', tabIndex: 0 }) satisfies ElementAttributes;

/** The heading of the form that is shown. */
export const headingAttributes = (): ElementAttributes => ({ tabIndex: -1 });

/** @returns the attributes of all elements before the visitor has chosen a plan */
export function attributesOf(reading: PricePlanReading): readonly (readonly [Element, ElementAttributes])[] {
  const { options, plans, next, formList, initialPlan } = reading;
  const state = { plan: initialPlan, form: undefined };
  return [
    [options, groupAttributes(reading)],
    ...plans.map(({ element }, index) => [element, planAttributes(reading, state, index)] as const),
    ...[...(next ? [next] : []), ...formList.flatMap(({ backs }) => backs)].map(
      (control) => [control, buttonAttributes()] as const,
    ),
  ];
}
