/**
 * Decides whether an animation may play (WCAG 2.2.2; goodlayers-platform, section 10). It keeps a set of reasons to
 * pause, and the animation plays while the set is empty. The visitor can always pause it with a button.
 */
import type { PageConfig } from '../../../runtime/page/config';
import {
  isPageHidden,
  onReducedMotionChange,
  onVisibilityChange,
  prefersReducedMotion,
} from '../../../runtime/page/environment';
import { strings } from '../../../runtime/page/strings.json';
import { translator } from '../../../runtime/page/translate';
import { type ButtonPosition, createPauseButton } from './pause-button';

/** `hidden` is a hidden tab, `user` is a press of the pause button or a call of `stop`. */
export type PauseReason =
  'hover' | 'focus' | 'interest' | 'hidden' | 'off-screen' | 'reduced-motion' | 'user';

/** Calls `onChange` with every change of a condition, until the widget's signal is aborted. */
export type Watch = (onChange: (isMet: boolean) => void) => void;

/** Options of `createAutoplay`. */
export interface AutoplayOptions {
  readonly config: PageConfig;
  /** Removes the button and all listeners. */
  readonly signal: AbortSignal;
  /** Called with the first state as soon as it is known, and on every change. */
  readonly onChange: (isPlaying: boolean) => void;
  /** Called at once with false, then whenever the visitor or `stop` stops autoplay or the visitor restarts it. */
  readonly onStoppedChange?: (isStopped: boolean) => void;
  /** Pauses while the pointer is over this element or an element in it has focus, except for the pause button. */
  readonly root?: HTMLElement;
  /** Pauses while the visitor is interested. Pressing Play overrides it, so the button may be in the watched element. */
  readonly watchInterest?: Watch;
  /** Pauses while the animation is not visible. The first state is known after the first call. */
  readonly watchVisible?: Watch;
  /** Where the focused button is. */
  readonly buttonPosition?: ButtonPosition;
  /** Outlined while the button has focus, to show what the button pauses. */
  readonly outlined?: HTMLElement;
}

/** What `createAutoplay` returns. */
export interface Autoplay {
  /** The pause button. The caller inserts it where Tab should reach it. */
  readonly button: HTMLButtonElement;
  readonly isPlaying: () => boolean;
  /** Stops permanently. Only the pause button can restart it. */
  readonly stop: () => void;
}

type SetReason = (reason: PauseReason, isActive: boolean) => void;

/** Starts to watch the reasons to pause. Ends with `signal`. */
export function createAutoplay(options: AutoplayOptions): Autoplay {
  const { config, signal, onChange, onStoppedChange, root, watchInterest, watchVisible, outlined } = options;
  const translate = translator(config.strings);
  const reasons = new Set<PauseReason>();
  let isPlaying: boolean | undefined;
  let isStarted = false;

  const update = (): void => {
    const next = reasons.size === 0;
    if (next === isPlaying || signal.aborted) return;
    isPlaying = next;
    onChange(next);
  };
  const set: SetReason = (reason, isActive) => {
    reasons[isActive ? 'add' : 'delete'](reason);
    if (isStarted) update();
  };
  const setStopped = (isStopped: boolean): void => {
    button.textContent = translate(isStopped ? strings['motion.play'] : strings['motion.pause']);
    if (!isStopped) reasons.delete('interest');
    set('user', isStopped);
    onStoppedChange?.(isStopped);
  };
  const button = createPauseButton(() => setStopped(!reasons.has('user')), options.buttonPosition);
  setStopped(false);

  set('hidden', isPageHidden());
  onVisibilityChange((isHidden) => set('hidden', isHidden), signal);
  set('reduced-motion', prefersReducedMotion());
  onReducedMotionChange((isReduced) => set('reduced-motion', isReduced), signal);
  if (root) watchHoverAndFocus(root, button, set, signal);
  watchInterest?.((isInterested) => set('interest', isInterested));
  set('off-screen', watchVisible !== undefined);
  watchVisible?.((isVisible) => set('off-screen', !isVisible));

  if (outlined) {
    button.addEventListener('focus', () => (outlined.style.outline = '2px dotted'));
    button.addEventListener('blur', () => (outlined.style.outline = ''));
  }
  signal.addEventListener('abort', () => {
    button.remove();
    if (outlined) outlined.style.outline = '';
  });
  isStarted = true;
  if (!reasons.has('off-screen')) update();
  return {
    button,
    isPlaying: () => isPlaying === true,
    stop: () => {
      if (!reasons.has('user')) setStopped(true);
    },
  };
}

function watchHoverAndFocus(
  root: HTMLElement,
  button: HTMLElement,
  set: SetReason,
  signal: AbortSignal,
): void {
  const options = { signal };
  const updateFocus = (): void => {
    const { activeElement } = document;
    set('focus', activeElement !== button && root.contains(activeElement));
  };
  root.addEventListener('pointerenter', ({ pointerType }) => set('hover', pointerType !== 'touch'), options);
  root.addEventListener('pointerleave', () => set('hover', false), options);
  root.addEventListener('focusin', updateFocus, options);
  // During focusout, document.activeElement is the body.
  root.addEventListener('focusout', () => queueMicrotask(updateFocus), options);
  updateFocus();
}
