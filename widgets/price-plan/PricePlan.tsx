/**
 * A price plan with two steps: choose a plan, then fill in its form (goodlayers-panels, section 5). The plans are a
 * radio group. Changing the step moves the focus to the content of the new step.
 */
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useReducer, useRef } from 'react';
import { Adopted, AdoptedChildren, useIsLive } from '../../runtime/react/adopt';
import type { SnapshotElement } from '../../runtime/react/snapshot';
import { isPress, makeButton } from '../../runtime/dom/button';
import { usePanel } from '../shared/disclosure/use-panel';
import { emitResize } from '../../runtime/page/events';
import { stopAnimation } from '../../runtime/motion/animate';
import { fadeIn, hide, show } from '../../runtime/motion/fade';
import { nextPlanState, type PlanEvent, planForKey, type PlanState } from './plan-machine';

/** A plan with its content and form. */
export interface Plan {
  readonly element: HTMLElement;
  readonly content: HTMLElement | null;
  /** Index of its form; undefined if there is none. */
  readonly form: number | undefined;
}

export interface PricePlanProps {
  readonly tree: SnapshotElement;
  readonly options: HTMLElement;
  readonly plans: readonly Plan[];
  readonly next: HTMLElement | null;
  readonly forms: HTMLElement;
  readonly formList: readonly HTMLElement[];
  readonly initialPlan: number;
  readonly groupName: string;
  readonly activeClass: string;
}

const SLIDE_MS = 150;
const FADE_MS = 400;
const BACK = '.gdlr-core-step1';
const FORM_HEADING = '.gdlr-core-price-plan-selected-title';

export function PricePlan(props: PricePlanProps): ReactNode {
  const { tree, options, plans, next, forms, formList, initialPlan, groupName, activeClass } = props;
  const formOf = plans.map(({ form }) => form);
  const [state, dispatch] = useReducer(
    (before: PlanState, event: PlanEvent) => nextPlanState(before, event, formOf),
    { plan: initialPlan, form: undefined },
  );
  const { plan: chosen, form } = state;
  const id = useId();
  useSteps(props, state);

  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = planForKey(event.key, index, plans.length);
    if (target === undefined) return;
    event.preventDefault();
    document.getElementById(planId(target))?.focus();
    dispatch({ type: 'choose', plan: target });
  };
  const planId = (index: number): string => plans[index]?.element.id || `${id}plan-${index}`;

  const renderPart = (node: SnapshotElement): ReactNode | undefined => {
    const { original } = node;
    if (original === options) return <Adopted node={node} role="radiogroup" aria-label={groupName} />;
    if (original === forms) return <Adopted node={node} />;
    if (original === next) {
      const onNext = (): void => dispatch({ type: 'next' });
      return (
        <Adopted
          node={node}
          role="button"
          tabIndex={0}
          onClick={onNext}
          onKeyDown={(event) => {
            if (event.target !== event.currentTarget || !isPress(event)) return;
            event.preventDefault();
            onNext();
          }}
        />
      );
    }
    const planIndex = plans.findIndex(({ element }) => element === original);
    if (planIndex !== -1) {
      const isChosen = planIndex === chosen;
      return (
        <Adopted
          node={node}
          id={planId(planIndex)}
          role="radio"
          aria-checked={isChosen}
          tabIndex={isChosen || (chosen === -1 && planIndex === 0) ? 0 : -1}
          classes={{ [activeClass]: isChosen }}
          onClick={() => dispatch({ type: 'choose', plan: planIndex })}
          onKeyDown={(event) => onKeyDown(event, planIndex)}
        />
      );
    }
    const contentOf = plans.findIndex(({ content }) => content === original);
    if (contentOf !== -1) return <PlanContent node={node} isOpen={contentOf === chosen} />;
    const formIndex = formList.indexOf(original);
    if (formIndex !== -1)
      return (
        <Form
          node={node}
          isShown={form === undefined ? undefined : form === formIndex}
          onBack={() => dispatch({ type: 'back' })}
        />
      );
    return undefined;
  };
  return <AdoptedChildren tree={tree} render={renderPart} />;
}

function PlanContent({ node, isOpen }: { node: SnapshotElement; isOpen: boolean }): ReactNode {
  usePanel(node, isOpen, SLIDE_MS);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current) show(node.element);
  }, [node]);
  return <Adopted node={node} />;
}

interface FormProps {
  readonly node: SnapshotElement;
  /** Undefined in the first step, which does not change the forms. */
  readonly isShown: boolean | undefined;
  readonly onBack: () => void;
}

/** React does not own the content of a form, so the back button in it is made with `makeButton`. */
function Form({ node, isShown, onBack }: FormProps): ReactNode {
  const isLive = useIsLive();
  const back = useRef(onBack);
  useLayoutEffect(() => {
    back.current = onBack;
    if (isShown !== undefined) (isShown ? show : hide)(node.element);
  });
  useLayoutEffect(() => {
    if (!isLive) return undefined;
    const ending = new AbortController();
    for (const control of node.element.querySelectorAll<HTMLElement>(BACK))
      makeButton(control, { onPress: () => back.current(), signal: ending.signal });
    return () => ending.abort();
  }, [isLive, node]);
  return <Adopted node={node} />;
}

/** Shows the current step and moves the focus to it. */
function useSteps({ options, forms, formList, plans }: PricePlanProps, { plan, form }: PlanState): void {
  const shown = useRef(form);
  useLayoutEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    const [gone, come] = form === undefined ? [forms, options] : [options, forms];
    hide(gone);
    void fadeIn(come, FADE_MS);
    emitResize();
    const heading =
      form === undefined ? plans[plan]?.element : formList[form]?.querySelector<HTMLElement>(FORM_HEADING);
    if (form !== undefined) heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  }, [form, plan, plans, options, forms, formList]);
  useLayoutEffect(
    () => () => {
      stopAnimation(options, 'fade');
      stopAnimation(forms, 'fade');
    },
    [options, forms],
  );
}
