/**
 * Decides whether an animation may play (WCAG 2.2.2; goodlayers-platform, section 10). It keeps a set of reasons to
 * pause, and the animation plays while the set is empty. The visitor can always pause it with a button.
 */
import type { PageConfig } from '../../../runtime/page/config';
import { watchPageHidden, watchReducedMotion } from '../../../runtime/page/environment';
import { strings } from '../../../runtime/page/strings.json';
import { translator } from '../../../runtime/page/translate';
import { createPauseButton, namePauseButton } from './pause-button';

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
