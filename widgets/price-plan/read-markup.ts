/** Reads the page builder's price plans (goodlayers-panels, section 5). The content of the forms is not read. */
import { takeSnapshot } from '../../runtime/react/snapshot';
import type { WidgetContext } from '../../runtime/core/define';
import { type Reading, reactWidget } from '../../runtime/react/mount';
import { translator } from '../../runtime/page/translate';
import { formPosition } from './plan-machine';
import { PricePlan, type PricePlanProps } from './PricePlan';
import { strings } from './widget.json';

const NAME = 'gdlr-core-price-plan';
const ACTIVE_CLASS = 'gdlr-core-active';

function read(root: HTMLElement, { config }: WidgetContext): Reading<PricePlanProps> {
  const options = child(root, `${NAME}-options`);
  const forms = child(root, `${NAME}-forms`);
  if (!options || !forms) throw new Error('options or forms are missing');
  const formList = [...forms.children].filter((form) => form instanceof HTMLElement);
  const plans = [...options.children].flatMap((element) =>
    element instanceof HTMLElement && element.matches(`.${NAME}`)
      ? {
          element,
          content: child(element, `${NAME}-content`),
          form: formPosition(element.getAttribute('data-tab-id'), formList.length),
        }
      : [],
  );
  if (plans.length === 0) throw new Error('the price plan contains no plans');
  const next = child(options, 'gdlr-core-step2');
  const tree = takeSnapshot(root, [
    options,
    forms,
    ...formList,
    ...plans.flatMap(({ element, content }) => (content ? [element, content] : [element])),
    ...(next ? [next] : []),
  ]);
  return {
    tree,
    props: {
      tree,
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

function child(parent: Element, name: string): HTMLElement | null {
  return parent.querySelector<HTMLElement>(`:scope > .${name}`);
}

export const { mount } = reactWidget(read, PricePlan);
