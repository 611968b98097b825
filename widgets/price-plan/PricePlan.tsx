/**
 * A price plan with two steps: choose a plan, then fill in its form (goodlayers-panels, section 5). The plans are a
 * radio group. Changing the step moves the focus to the content of the new step.
 */
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useReducer, useRef } from 'react';
import { Adopted, AdoptedChildren } from '../../runtime/react/adopt';
import { ServerElement } from '../../runtime/react/server-element';
import type { SnapshotElement } from '../../runtime/react/snapshot';
import { isPress, pressListeners } from '../../runtime/dom/button';
import { usePanel } from '../shared/disclosure/use-panel';
import { emitResize } from '../../runtime/page/events';
import { stopAnimation } from '../../runtime/motion/animate';
import { fadeIn, hide, show } from '../../runtime/motion/fade';
import { partsWidget } from '../../runtime/react/mount';
import {
  buttonAttributes,
  groupAttributes,
  headingAttributes,
  planAttributes,
  planClasses,
  type PlanForm,
  type PricePlanReading,
} from './attributes';
import { nextPlanState, type PlanEvent, planForKey, type PlanState } from './plan-machine';
import { readPricePlan } from './read-markup';

export interface PricePlanProps extends PricePlanReading {
  readonly tree: SnapshotElement;
}

const SLIDE_MS = 150;
const FADE_MS = 400;

export function PricePlan(props: PricePlanProps): ReactNode {
  const { tree, options, plans, next, forms, formList, initialPlan } = props;
  const formOf = plans.map(({ form }) => form);
  const [state, dispatch] = useReducer(
    (before: PlanState, event: PlanEvent) => nextPlanState(before, event, formOf),
    { plan: initialPlan, form: undefined },
  );
  const { plan: chosen, form } = state;
  useSteps(props, state);

  const onKeyDown = (event: KeyboardEvent, index: number): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = planForKey(event.key, index, plans.length);
    if (target === undefined) return;
    event.preventDefault();
    document.getElementById(plans[target]?.id ?? '')?.focus();
    dispatch({ type: 'choose', plan: target });
  };

  const renderPart = (node: SnapshotElement): ReactNode | undefined => {
    const { original } = node;
    if (original === options) return <Adopted node={node} {...groupAttributes(props)} />;
    if (original === forms) return <Adopted node={node} />;
    if (original === next) {
      const onNext = (): void => dispatch({ type: 'next' });
      return (
        <Adopted
          node={node}
          {...buttonAttributes()}
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
    if (planIndex !== -1)
      return (
        <Adopted
          node={node}
          {...planAttributes(props, state, planIndex)}
          classes={planClasses(props, state, planIndex)}
          onClick={() => dispatch({ type: 'choose', plan: planIndex })}
          onKeyDown={(event) => onKeyDown(event, planIndex)}
        />
      );
    const contentOf = plans.findIndex(({ content }) => content === original);
    if (contentOf !== -1) return <PlanContent node={node} isOpen={contentOf === chosen} />;
    const formIndex = formList.findIndex(({ element }) => element === original);
    const ownForm = formList[formIndex];
    if (ownForm)
      return (
        <Form
          node={node}
          form={ownForm}
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
  readonly form: PlanForm;
  /** Undefined in the first step, which does not change the forms. */
  readonly isShown: boolean | undefined;
  readonly onBack: () => void;
}

function Form({ node, form: { heading, backs }, isShown, onBack }: FormProps): ReactNode {
  useLayoutEffect(() => {
    if (isShown !== undefined) (isShown ? show : hide)(node.element);
  }, [node, isShown]);
  return (
    <>
      <Adopted node={node} />
      {backs.map((back, index) => (
        <ServerElement
          // oxlint-disable-next-line react/no-array-index-key -- the buttons never change
          key={index}
          element={back}
          attributes={buttonAttributes()}
          listeners={pressListeners(back, onBack)}
        />
      ))}
      {isShown && heading && <ServerElement element={heading} attributes={headingAttributes()} />}
    </>
  );
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
    emitResize(come);
    const target = form === undefined ? plans[plan]?.element : formList[form]?.heading;
    target?.focus();
  }, [form, plan, plans, options, forms, formList]);
  useLayoutEffect(
    () => () => {
      stopAnimation(options, 'fade');
      stopAnimation(forms, 'fade');
    },
    [options, forms],
  );
}

/** Mounts the page builder's price plans. */
export const { mount } = partsWidget(readPricePlan, PricePlan);

/** The original listens on the widget for its controls. */
export const delegates = true;
