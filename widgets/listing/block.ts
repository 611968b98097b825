/**
 * One listing block: the controls beside one holder (goodlayers-listings, sections 6 and 11). It lives from the first
 * time that it is needed until its element leaves the page; the next press after a failure is always possible.
 */
import type { WidgetContext } from '../../runtime/define';
import { rewriteAddress, savesData } from '../../runtime/environment';
import { easeOutQuart } from '../../runtime/motion/easing';
import { scrollPage } from '../../runtime/motion/scroll';
import { stopSlide } from '../../runtime/motion/slide';
import { FIRST_PAGE, readAddress, type Shown, writeAddress } from './address';
import type { Answer } from './answer';
import { type Answers, createAnswers, type Question, questionFor } from './answers';
import { markBusy } from './busy';
import { choose } from './choice';
import { ACTIVE, CONTROL, type Control, isSameOption, optionOf, PAGED } from './control';
import { bringItems } from './items';
import { focusedIn, keepFocus } from './keep-focus';
import { IDLE, nextListingState } from './listing-machine';
import { controlsIn, findFilter, findMore, findPage, type Offer, readShown } from './offers';
import { sayCount, sayFailed, sayLoading } from './spoken';
import { swapControls } from './swap-controls';
import { endTransition, endWaiting, startWaiting, undoWaiting } from './transition';

const SCROLL_BACK_PX = 120;
const SCROLL_MS = 1500;

/** An address cannot ask for more presses than this. */
const MOST_STEPS = 50;

/** What a block does for its controls. */
export interface Block {
  /** A visitor has chosen a link or a select. */
  readonly press: (control: Control, chosen: HTMLElement) => void;
  /** A visitor is about to. */
  readonly prefetch: (control: Control, chosen: HTMLElement) => void;
}

/** How a press came about. */
interface Press {
  /** From a select or the address, which already show what is wanted. */
  readonly supersedes: boolean;
  readonly isByVisitor: boolean;
}

interface Life {
  readonly signal: AbortSignal;
  readonly end: () => void;
  readonly answers: Answers;
  /** The questions whose answers have been shown. */
  readonly seen: Set<string>;
}

const blocks = new WeakMap<Element, Block & { readonly open: () => void }>();
const numbers = new WeakMap<Element, number>();
let counted = 0;

/** @returns the block of a control, alive */
export function blockOf({ element }: Control, context: WidgetContext): Block {
  const parent = element.parentElement ?? element;
  const block = blocks.get(parent) ?? createBlock(parent, context);
  blocks.set(parent, block);
  block.open();
  return block;
}

/** By the blocks' order on the page when one is first asked for, so that it is the same after a reload. */
function numberOf(parent: Element): number {
  const controls = numbers.has(parent) ? [] : parent.ownerDocument.querySelectorAll(CONTROL);
  for (const { parentElement } of controls)
    if (parentElement && !numbers.has(parentElement)) numbers.set(parentElement, (counted += 1));
  return numbers.get(parent) ?? 0;
}

function createBlock(
  parent: Element,
  { config, report }: WidgetContext,
): Block & { readonly open: () => void } {
  const { settings, strings } = config;
  const keepsAddress = settings.get('listings.address') !== false;
  const number = numberOf(parent);
  const initial = readShown(parent);
  const moving = new Set<HTMLElement>();
  const holders = new Set<HTMLElement>();
  let shown = initial;
  let state = IDLE;
  let life: Life | undefined;
  let entrance = new AbortController();
  /** Puts everything back as it was before the request in flight. */
  let undo: (() => void) | undefined;
  let endBusy: (() => void) | undefined;

  /** @param isUndone whether what was there before comes back */
  const settle = (isUndone: boolean): void => {
    if (isUndone) undo?.();
    endBusy?.();
    undo = endBusy = undefined;
  };

  /** @returns whether what was asked for is shown now */
  const change = async (control: Control, chosen: HTMLElement, press: Press): Promise<boolean> => {
    if (!life) return false;
    const { answers, signal, seen } = life;
    const next = nextListingState(state, { type: 'press', supersedes: press.supersedes });
    if (next === state) return false;
    settle(true);
    state = next;
    const { generation } = next;
    const isCurrent = (): boolean => !signal.aborted && state.generation === generation;
    const option = optionOf(chosen);
    const question = questionFor(control, option);
    const isAgain = control.targetAction === 'replace' && seen.has(question.body) && answers.has(question);
    begin(control, chosen, press, isAgain);
    try {
      const answer = await answers.ask(question);
      if (!isCurrent()) return false;
      state = nextListingState(state, { type: 'answer', generation });
      undo = undefined;
      seen.add(question.body);
      const isFilter = control.kind === 'filter';
      shown = { filter: isFilter ? option : shown.filter, page: pageOf(option) };
      await show(control, answer, { ...press, isAgain, signal });
      if (!isCurrent()) return true;
      state = nextListingState(state, { type: 'shown', generation });
      settle(false);
      return true;
    } catch (error) {
      if (!isCurrent()) return false;
      state = nextListingState(state, { type: 'failure', generation });
      settle(true);
      report('request_failed', error);
      sayFailed(strings);
      return false;
    }
  };

  /** What is seen at once, before any answer. */
  const begin = (control: Control, chosen: HTMLElement, press: Press, isAgain: boolean): void => {
    const { holder, targetAction } = control;
    const name = chosen.getAttribute('data-ajax-name');
    const selectBefore = shown.filter?.name === name ? shown.filter?.value : undefined;
    const unchoose = choose(control, chosen, press.isByVisitor, selectBefore);
    const isWaiting = targetAction === 'replace' && !isAgain;
    holders.add(holder);
    endBusy = markBusy(control, controlsIn(parent));
    if (!isAgain) sayLoading(strings);
    if (isWaiting) startWaiting(holder);
    undo = () => {
      unchoose();
      if (isWaiting) undoWaiting(holder);
    };
  };

  const show = async (
    control: Control,
    answer: Answer,
    { isByVisitor, isAgain, signal }: Press & { readonly isAgain: boolean; readonly signal: AbortSignal },
  ): Promise<void> => {
    if (!life) return;
    const { holder, targetAction, kind } = control;
    const focused = focusedIn(parent);
    if (kind === 'pages' && isByVisitor) scrollBack(holder, signal);
    if (targetAction === 'replace') {
      entrance.abort();
      entrance = new AbortController();
    }
    const items = bringItems({
      holder,
      content: life.answers.nodesOf(answer),
      targetAction,
      isFirstTime: !isAgain,
      signal: entrance.signal,
    });
    if (answer.settings) control.settings = answer.settings;
    const { gone, come } = swapControls(control, answer, moving);
    const isMore = targetAction === 'append';
    keepFocus(focused, { holder, more: isMore ? items : [], gone, come });
    sayCount(strings, items.length, isMore);
    await endWaiting(holder);
  };

  /** Presses what leads to what the address wants. */
  const follow = async (wanted: Shown): Promise<void> => {
    const press = { supersedes: true, isByVisitor: false };
    const step = async (offer: Offer | undefined): Promise<boolean> =>
      offer !== undefined && (await change(...offer, press));
    const startsAgain = !findPage(parent, wanted.page) && Number(wanted.page) < Number(shown.page);
    if (!isSameOption(wanted.filter, shown.filter) || startsAgain) {
      if (!(await step(findFilter(parent, wanted.filter)))) return;
    }
    for (let steps = 0; shown.page !== wanted.page && steps < MOST_STEPS; steps += 1) {
      if (!(await step(findPage(parent, wanted.page) ?? findMore(parent, wanted.page)))) return;
    }
  };

  const followAddress = (): void => void follow(readAddress(location.search, number, initial));

  const pressAndRemember = async (...press: Parameters<typeof change>): Promise<void> => {
    if (!(await change(...press)) || !keepsAddress) return;
    const search = writeAddress(location.search, number, initial, shown);
    if (search !== location.search) rewriteAddress(search, press[0].kind !== 'more');
  };

  const cancel = (): void => {
    state = nextListingState(state, { type: 'cancel' });
    life?.answers.cancel();
    settle(true);
  };

  const end = (): void => {
    cancel();
    entrance.abort();
    moving.forEach(stopSlide);
    holders.forEach(endTransition);
    holders.clear();
    life?.end();
    life?.answers.end();
    life = undefined;
  };

  const open = (): void => {
    if (life) return;
    const ending = new AbortController();
    const { signal } = ending;
    const presence = new MutationObserver(() => {
      // What was only moved is connected again by now.
      if (!parent.isConnected) end();
    });
    presence.observe(parent.ownerDocument.documentElement, { childList: true, subtree: true });
    signal.addEventListener('abort', () => presence.disconnect());
    life = { signal, end: () => ending.abort(), answers: createAnswers(config.ajaxUrl), seen: new Set() };
    // Leaving the page has cut the request off, and nobody may have told.
    window.addEventListener('pageshow', ({ persisted }) => persisted && cancel(), { signal });
    if (!keepsAddress) return;
    window.addEventListener('popstate', followAddress, { signal });
    followAddress();
  };

  return {
    open,
    press(control, chosen) {
      const isSelect = chosen instanceof HTMLSelectElement;
      if (!isSelect && chosen.classList.contains(ACTIVE)) return;
      void pressAndRemember(control, chosen, { supersedes: isSelect, isByVisitor: true });
    },
    prefetch(control, chosen) {
      if (!life || state.phase !== 'idle' || chosen.classList.contains(ACTIVE)) return;
      if (settings.get('listings.prefetch') === false || savesData()) return;
      const question: Question = questionFor(control, optionOf(chosen));
      // A press that follows asks again, and says what is wrong.
      if (!life.answers.has(question)) life.answers.ask(question).catch(() => undefined);
    },
  };
}

function pageOf(option: { readonly name: string; readonly value: string } | undefined): string {
  return option?.name === PAGED ? option.value : FIRST_PAGE;
}

/** Back to where the list begins, for those who are further down. */
function scrollBack(holder: HTMLElement, signal: AbortSignal): void {
  const top = holder.getBoundingClientRect().top + window.scrollY - SCROLL_BACK_PX;
  if (window.scrollY > top) scrollPage(top, SCROLL_MS, easeOutQuart, signal);
}
