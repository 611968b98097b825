/**
 * Essential Addons' sticky video (essential-addons, section 12): a video that docks to a corner of the screen when its place
 * has been scrolled past. Kept: the threshold, the dead zone at the page's end, docking again only after the next play, one
 * video at a time. Fixed: no request to a host before the visitor plays the video, or it starts by itself near the screen;
 * it docks only after it has played; each video has a state; closing pauses.
 */
import { type ReactNode, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { styleRoot } from '../../runtime/dom/adopt-styles';
import { pressListeners } from '../../runtime/dom/button';
import { renderedHeight } from '../../runtime/dom/measure';
import { remember, restoreOnAbort } from '../../runtime/dom/restore';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import {
  boxAttributes,
  boxClasses,
  buttonAttributes,
  showFocusInside,
  type StickyVideoReading,
} from './attributes';
import { dockedStyle, EDGE_PX } from './dock';
import { AT_HOME, type DockEvent, type DockState, nextDockState } from './dock-machine';
import { followDock } from './follow-dock';
import { readStickyVideo } from './read-markup';
import { usePlayer } from './use-player';
import type { VideoSettings } from './settings';

/** The video that played last. Only this video can dock. It returns to its place when another video plays. */
let current: PlayingVideo | undefined;

interface PlayingVideo {
  /** Pauses the video and takes it back to its place. */
  readonly pauseAndUndock: () => void;
}

export interface StickyVideoProps {
  readonly reading: StickyVideoReading;
  readonly report: (code: string, detail?: unknown) => void;
  readonly fail: (error: unknown) => void;
}

export function StickyVideo({ reading, report, fail }: StickyVideoProps): ReactNode {
  const { wrapper, box, overlay, covers, close, settings, labels } = reading;
  const [state, dispatch] = useReducer(
    (before: DockState, event: DockEvent) => nextDockState(before, event, settings.isSticky),
    AT_HOME,
  );
  const { place, isArmed, isUncovered } = state;
  const isDocked = place === 'out';
  useLayoutEffect(() => keepStyles(reading), [reading]);
  const player = useOnlyPlayer(reading, dispatch, report);

  useLayoutEffect(() => (isDocked ? dock(box, settings) : undefined), [isDocked, box, settings]);
  useLayoutEffect(() => showClose(close, isDocked), [close, isDocked]);
  useLayoutEffect(() => {
    if (isUncovered) hideAll(covers);
  }, [isUncovered, covers]);

  const readDock = useEffectEvent(() => ({ isDocked, isArmed }));
  useLayoutEffect(() => {
    const controller = new AbortController();
    const playerBox = player.current?.box;
    if (playerBox)
      followDock(
        { wrapper, playerBox, settings, readDock: () => readDock(), dispatch },
        { signal: controller.signal, fail },
      );
    return () => controller.abort();
  }, [wrapper, settings, fail, player]);
  useLayoutEffect(() => {
    if (settings.isAutoplay && !prefersReducedMotion()) player.current?.play();
  }, [settings, player]);

  const start = (): void => {
    // At once: nothing under the overlay can take the focus before.
    flushSync(() => dispatch('uncover'));
    player.current?.play();
    player.current?.focus();
  };
  const giveUp = (): void => {
    const hadFocus = close?.contains(document.activeElement) === true;
    player.current?.pause();
    flushSync(() => dispatch('close'));
    if (hadFocus) player.current?.focus();
  };
  return (
    <>
      <ServerElement
        element={box}
        attributes={boxAttributes(reading, state)}
        classes={boxClasses(state)}
        restoresClasses
      />
      {overlay && (
        <ServerElement
          element={overlay}
          attributes={buttonAttributes(labels.play)}
          listeners={pressListeners(overlay, start)}
        />
      )}
      {close && (
        <ServerElement
          element={close}
          attributes={buttonAttributes(labels.close)}
          listeners={pressListeners(close, giveUp)}
        />
      )}
    </>
  );
}

/** Creates the player. When it starts, the video that has played before it pauses. */
function useOnlyPlayer(
  reading: StickyVideoReading,
  dispatch: (event: DockEvent) => void,
  report: StickyVideoProps['report'],
) {
  const self = useRef<PlayingVideo>(null);
  const onPlaying = (isPlaying: boolean): void => {
    if (isPlaying && self.current && current !== self.current) {
      current?.pauseAndUndock();
      current = self.current;
    }
    dispatch(isPlaying ? 'play' : 'pause');
  };
  const player = usePlayer(reading, onPlaying, report);
  const pauseAndUndock = useEffectEvent(() => {
    player.current?.pause();
    dispatch('other-plays');
  });
  useLayoutEffect(() => {
    const video = { pauseAndUndock: () => pauseAndUndock() };
    self.current = video;
    return () => {
      if (current === video) current = undefined;
    };
  }, []);
  return player;
}

/** @returns a function that restores the server's inline styles */
function keepStyles({ wrapper, box, covers, overlay, close }: StickyVideoReading): () => void {
  const controller = new AbortController();
  const restores = [box, ...covers, ...(close ? [close] : [])].map((element) =>
    remember(element, { attributes: ['style'] }),
  );
  restoreOnAbort([wrapper], { styles: ['height', 'transition'] }, controller.signal);
  if (overlay) showFocusInside(overlay);
  if (prefersReducedMotion()) wrapper.style.transition = 'none';
  return () => {
    controller.abort();
    restores.forEach((restore) => restore());
  };
}

function hideAll(covers: readonly HTMLElement[]): void {
  for (const { style } of covers) style.display = 'none';
}

function showClose(close: HTMLElement | null, isDocked: boolean): void {
  if (close) close.style.display = isDocked ? 'block' : 'none';
}

/** @returns a function that puts the box back into its place */
function dock(box: HTMLElement, { corner, size }: VideoSettings): () => void {
  const restore = remember(box, { attributes: ['style'] });
  const controller = new AbortController();
  Object.assign(box.style, dockedStyle(corner, size));
  keepFocusInSight(box, corner.startsWith('top'), controller.signal);
  return () => {
    controller.abort();
    restore();
  };
}

/** The docked video must not cover the focus: the browser scrolls focused elements past this edge. */
function keepFocusInSight(docked: HTMLElement, isTop: boolean, signal: AbortSignal): void {
  const property = isTop ? 'scroll-padding-top' : 'scroll-padding-bottom';
  signal.addEventListener('abort', styleRoot(`${property}:${renderedHeight(docked) + EDGE_PX}px`));
}

/** Mounts Essential Addons' sticky videos. */
export const { mount } = reactWidget(
  (wrapper, context) => ({
    props: { reading: readStickyVideo(wrapper, context), report: context.report, fail: context.fail },
  }),
  StickyVideo,
);
