/**
 * Decides whether an animation may play (WCAG 2.2.2; goodlayers-platform, section 10). It keeps a set of reasons to
 * pause, and the animation plays while the set is empty. The visitor can always pause it with a button.
 */
import { setText } from '../../../runtime/dom/text';
import { hideVisually } from '../../../runtime/page/announce';
import type { PageConfig } from '../../../runtime/page/config';
import { watchPageHidden, watchReducedMotion } from '../../../runtime/page/environment';
import { strings } from '../../../runtime/page/strings.json';
import { translator } from '../../../runtime/page/translate';

/** `hidden` is a hidden tab, `user` is a press of the pause button or a call of `stop`. */
export type PauseReason =
  'hover' | 'touch' | 'focus' | 'interest' | 'hidden' | 'off-screen' | 'reduced-motion' | 'user';

/** Calls `onChange` with every change of a condition, until the widget's signal is aborted. */
export type Watch = (onChange: (isMet: boolean) => void) => void;

/** Options of `createAutoplay`. */
export interface AutoplayOptions {
  readonly config: PageConfig;
  /** Removes the button and all listeners. */
  readonly signal: AbortSignal;
  /** Called with true when the animation may start, and on every change. Until then it is paused. */
  readonly onChange: (isPlaying: boolean) => void;
  /** Called at once with false, and when the visitor or `stop` stops autoplay or the visitor restarts it. */
  readonly onStop?: (isStopped: boolean) => void;
  /**
   * Pauses while the pointer is over this element, after a tap on it until the next one elsewhere, and while an element
   * in it has focus, except for the pause button.
   */
  readonly root?: HTMLElement;
  /** Only the focus in `root` pauses, not a pointer. Default: false. */
  readonly ignoresPointer?: boolean;
  /** Pauses while the visitor is interested. Pressing Play overrides it, so the button may be in the watched element. */
  readonly watchInterest?: Watch;
  /** Pauses while the animation is not visible. Autoplay starts with the first call at the earliest. */
  readonly watchVisible?: Watch;
  /** CSS that positions the button, as in `createPauseButton`. Default: centered at the top of its container. */
  readonly buttonPosition?: string;
}

/** The result of `createAutoplay`. */
export interface Autoplay {
  /** The pause button. The caller inserts it where Tab should reach it. */
  readonly button: HTMLButtonElement;
  readonly isPlaying: () => boolean;
  /** Stops permanently. Only the pause button can restart it. */
  readonly stop: () => void;
}

type SetReason = (reason: PauseReason, isActive: boolean) => void;

/** Watches the reasons to pause until `signal` is aborted. */
export function createAutoplay({
  config,
  signal,
  root,
  ignoresPointer = false,
  watchInterest,
  watchVisible,
  buttonPosition,
  onChange,
  onStop,
}: AutoplayOptions): Autoplay {
  // Keeps autoplay paused until all other reasons are known.
  const reasons = new Set<PauseReason>(['off-screen']);
  const isPlaying = (): boolean => reasons.size === 0;
  const set: SetReason = (reason, isActive) => {
    const wasPlaying = isPlaying();
    if (isActive) reasons.add(reason);
    else reasons.delete(reason);
    if (isPlaying() !== wasPlaying && !signal.aborted) onChange(!wasPlaying);
  };
  const setStopped = (isStopped: boolean): void => {
    const translate = translator(config.strings);
    namePauseButton(button, translate(isStopped ? strings['motion.play'] : strings['motion.pause']));
    if (!isStopped) set('interest', false);
    set('user', isStopped);
    onStop?.(isStopped);
  };
  const button = createPauseButton(() => setStopped(!reasons.has('user')), buttonPosition);
  setStopped(false);

  watchPageHidden((isHidden) => set('hidden', isHidden), signal);
  watchReducedMotion((isReduced) => set('reduced-motion', isReduced), signal);
  if (root) watchFocus(root, button, set, signal);
  if (root && !ignoresPointer) watchPointer(root, button, set, signal);
  watchInterest?.((isInterested) => set('interest', isInterested));
  if (watchVisible) watchVisible((isVisible) => set('off-screen', !isVisible));
  else set('off-screen', false);
  signal.addEventListener('abort', () => button.remove());
  return {
    button,
    isPlaying,
    stop: () => {
      if (!reasons.has('user')) setStopped(true);
    },
  };
}

function watchPointer(root: HTMLElement, button: HTMLElement, set: SetReason, signal: AbortSignal): void {
  const options = { signal };
  root.addEventListener('pointerenter', ({ pointerType }) => set('hover', pointerType !== 'touch'), options);
  root.addEventListener('pointerleave', () => set('hover', false), options);
  document.addEventListener(
    'pointerup',
    ({ pointerType, target }) => {
      if (pointerType !== 'touch' || target === button) return;
      set('touch', target instanceof Node && root.contains(target));
    },
    options,
  );
}

function watchFocus(root: HTMLElement, button: HTMLElement, set: SetReason, signal: AbortSignal): void {
  const options = { signal };
  const updateFocus = (): void => {
    const { activeElement } = document;
    set('focus', activeElement !== button && root.contains(activeElement));
  };
  root.addEventListener('focusin', updateFocus, options);
  // During focusout, document.activeElement is the body.
  root.addEventListener('focusout', () => queueMicrotask(updateFocus), options);
  updateFocus();
}

/** The default position, between the arrows at the sides of a slider. */
const CENTER = 'position:absolute;top:0;left:50%;translate:-50%;';

/**
 * The line height alone makes the button 24 px high, the minimum of WCAG 2.5.8. System colors stay readable in every
 * theme and in forced colors mode.
 */
const VISIBLE =
  'padding:2px 8px;border:1px solid;background:Canvas;color:CanvasText;font:16px/1.5 sans-serif;z-index:20';

/**
 * Creates the button. It is visible only while it has focus, so the page keeps its look. Mouse users pause by hovering. Its
 * name is a label that becomes its text while it is visible, so that no hidden text is found or copied.
 *
 * @param onPress called on every press
 * @param position CSS declarations with a semicolon at the end; empty leaves the focused button in the text flow
 * @returns the button without a name; the caller inserts it where Tab should reach it
 */
function createPauseButton(onPress: () => void, position = CENTER): HTMLButtonElement {
  const button = document.createElement('button');
  const { style } = button;
  const hide = (): void => {
    style.cssText = `${position}margin:0;padding:0;border:0`;
    hideVisually(button);
    setText(button, '');
  };
  button.type = 'button';
  button.className = 'atoll-pause';
  button.addEventListener('click', onPress);
  button.addEventListener('focus', () => {
    style.cssText = position + VISIBLE;
    setText(button, button.getAttribute('aria-label') ?? '');
  });
  button.addEventListener('blur', hide);
  hide();
  return button;
}

/** Names the button. */
function namePauseButton(button: HTMLButtonElement, name: string): void {
  button.setAttribute('aria-label', name);
  if (button.textContent) setText(button, name);
}

/**
 * Creates an interval that starts and stops with an animation: pass the result as `onChange` of `createAutoplay`. Every
 * start waits for a whole interval.
 *
 * @param everyMs time between two calls of `onTick`, in ms
 * @param signal clears the timer
 * @returns starts the interval with true and clears it with false
 */
export function createInterval(
  everyMs: number,
  onTick: () => void,
  signal: AbortSignal,
): (isRunning: boolean) => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => clearInterval(timer);
  signal.addEventListener('abort', stop);
  return (isRunning) => {
    stop();
    if (isRunning) timer = setInterval(onTick, everyMs);
  };
}
