/**
 * What an animated text loads, and its instance of typed.js. Its letters bypass React: a render for each letter took 6 ms at 4x
 * throttling.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Playback } from '../shared/autoplay/use-playback';
import { type AnimatedString, type Markup, toStrings } from './texts';
import type { Player, StartTyping, Typing } from './typing';

/** At least one text. */
export type Texts = readonly [string, ...string[]];

export type Markups = readonly (Markup | undefined)[];

/** Texts that are not typed. */
export interface LoadedTexts {
  readonly texts: Texts;
  /** The markup of each text; undefined for plain text. */
  readonly markup: Markups;
  readonly startTyping?: undefined;
}

/** Texts that typed.js types. */
export interface LoadedTyping {
  readonly texts: Texts;
  readonly markup: Markups;
  readonly startTyping: StartTyping;
}

/**
 * Loads what an animated text needs before anything moves: its texts, and typed.js if it types them.
 *
 * @param load the same function on every render
 * @param sources HTML from an attribute; the same array on every render
 * @param onError called if loading fails; the same function on every render
 * @returns undefined until everything is loaded
 */
export function useLoaded<T>(
  load: (sources: readonly string[]) => Promise<T>,
  sources: readonly string[],
  onError: (error: unknown) => void,
): T | undefined {
  const [loaded, setLoaded] = useState<T>();

  useEffect(() => {
    let isCurrent = true;
    // Synchronously: the animation starts when its code has loaded.
    const show = (next: T): void => {
      if (isCurrent) flushSync(() => setLoaded(next));
    };
    load(sources).then(show, (error: unknown) => isCurrent && onError(error));
    return () => {
      isCurrent = false;
    };
  }, [load, sources, onError]);

  return loaded;
}

/** @throws if the texts are empty without their HTML */
export async function loadTexts(sources: readonly string[]): Promise<LoadedTexts> {
  return withMarkup(await toStrings(sources));
}

/** @throws if the texts are empty without their HTML, or if typed.js does not load */
export async function loadTyping(sources: readonly string[]): Promise<LoadedTyping> {
  const [strings, { startTyping }] = await Promise.all([toStrings(sources, true), import('./typing')]);
  return { ...withMarkup(strings), startTyping };
}

function withMarkup(strings: readonly AnimatedString[]): Pick<LoadedTexts, 'texts' | 'markup'> {
  const [first, ...others] = strings.map(({ text }) => text);
  if (first === undefined) throw new Error('the texts contain nothing visible');
  return { texts: [first, ...others], markup: strings.map(({ markup }) => markup) };
}

/**
 * Types while `playback` is `playing`, and continues where it has paused.
 *
 * @param startTyping from the chunk of typed.js
 * @param typing read when the typing starts
 */
export function useTyped(startTyping: StartTyping, typing: Typing, playback: Playback): void {
  const player = useRef<Player>(undefined);
  const start = useEffectEvent(() => startTyping(typing));

  useEffect(() => {
    if (playback === 'paused') player.current?.hold();
    if (playback !== 'playing') return;
    player.current ??= start();
    player.current.release();
  }, [playback]);

  useEffect(
    () => () => {
      player.current?.end();
      player.current = undefined;
    },
    [],
  );
}
