/** Reads the page builder's price plans (goodlayers-panels, section 5). Of a form, only its heading and its back buttons are read. */
import { newId } from '../../runtime/dom/unique-id';
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { prepareAttributes } from '../../runtime/dom/attributes';
import type { PartsReading } from '../../runtime/react/mount';
import { translator } from '../../runtime/page/translate';
import { formPosition } from './plan-machine';
import { attributesOf, type PlanForm, type PricePlanReading } from './attributes';
import { strings } from './widget.json';

const NAME = 'gdlr-core-price-plan';
const ACTIVE_CLASS = 'gdlr-core-active';

/** @throws if a step is missing or there are no plans */
export function readPricePlan(
  root: HTMLElement,
  { config }: Pick<WidgetContext, 'config'>,
): PartsReading<PricePlanReading> {
  const options = child(root, `${NAME}-options`);
  const forms = child(root, `${NAME}-forms`);
  if (!options || !forms) throw new Error('options or forms are missing');
  const formList = [...forms.children].filter((form) => form instanceof HTMLElement).map(readForm);
  const prefix = newId('price-plan');
  const plans = [...options.children].flatMap((element, index) =>
    element instanceof HTMLElement && element.matches(`.${NAME}`)
      ? {
          element,
          id: element.id || `${prefix}-plan-${index}`,
          content: child(element, `${NAME}-content`),
          form: formPosition(element.getAttribute('data-tab-id'), formList.length),
        }
      : [],
  );
  if (plans.length === 0) throw new Error('the price plan contains no plans');
  const next = child(options, 'gdlr-core-step2');
  return {
    parts: [
      options,
      forms,
      ...formList.map(({ element }) => element),
      ...plans.flatMap(({ element, content }) => (content ? [element, content] : [element])),
      ...(next ? [next] : []),
    ],
    props: {
      options,
      plans,
      next,
      forms,
      formList,
      initialPlan: plans.findIndex(({ element }) => element.classList.contains(ACTIVE_CLASS)),
      groupName: translator(config.strings)(strings['price-plan.choose']),
      activeClass: ACTIVE_CLASS,
    },
  };
}

function readForm(element: HTMLElement): PlanForm {
  return {
    element,
    heading: element.querySelector<HTMLElement>(`.${NAME}-selected-title`),
    backs: [...element.querySelectorAll<HTMLElement>('.gdlr-core-step1')],
  };
}

function child(parent: Element, name: string): HTMLElement | null {
  return parent.querySelector<HTMLElement>(`:scope > .${name}`);
}

export const prepare: PrepareModule['prepare'] = (root, context) =>
  prepareAttributes(attributesOf(readPricePlan(root, context).props));
