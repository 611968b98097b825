/**
 * The page builder's typed animation (goodlayers-motion, section 3): a word in a sentence is typed, erased, and
 * followed by the next word, endlessly. Kept: the server's word is shown until the first letter is typed; after that
 * the length of the line may change. Fixed: it pauses while it is out of view, and the visitor can stop it.
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { borrowText } from '../../runtime/dom/text';
import type { PageConfig } from '../../runtime/page/config';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { reactWidget } from '../../runtime/react/mount';
import type { Playback } from '../shared/autoplay/use-playback';
import { AnimatedText } from './AnimatedText';
import type { TypedWordReading } from './attributes';
import { Cursor } from './Cursor';
import { readTypedWord } from './read-goodlayers';
import { type LoadedTyping, loadTyping, useLoaded, useTyped } from './use-typed';

const SPEED = {
  startMs: 0,
  typeMs: 50,
  typeExtraMs: 70,
  eraseMs: 0,
  eraseExtraMs: 70,
  holdMs: 500,
  keepsCommonStart: false,
  isEndless: true,
};

export interface TypedWordProps {
  readonly reading: TypedWordReading;
  readonly config: PageConfig;
  readonly fail: (error: unknown) => void;
}

export function TypedWord(props: TypedWordProps): ReactNode {
  const [isReducedMotion] = useState(prefersReducedMotion);
  // The server's word is the first text.
  return isReducedMotion ? null : <AnimatedWord {...props} />;
}

function AnimatedWord({ reading, config, fail }: TypedWordProps): ReactNode {
  const { word, sentence, sources } = reading;
  const loaded = useLoaded(loadTyping, sources, fail);
  if (!loaded) return null;
  return (
    <AnimatedText moving={word} around={sentence} texts={loaded.texts} config={config}>
      {(playback) => <TypingWord word={word} loaded={loaded} playback={playback} />}
    </AnimatedText>
  );
}

interface TypingWordProps {
  readonly word: HTMLElement;
  readonly loaded: LoadedTyping;
  readonly playback: Playback;
}

function TypingWord({ word, loaded: { texts, startTyping }, playback }: TypingWordProps): ReactNode {
  const write = useRef<(text: string) => void>(undefined);

  useLayoutEffect(() => {
    const controller = new AbortController();
    write.current = borrowText(word, controller.signal);
    return () => controller.abort();
  }, [word]);
  useTyped(startTyping, { ...SPEED, texts, onText: (text) => write.current?.(text) }, playback);

  return <Cursor after={word} isStill={playback !== 'playing'} isBlinking={false} />;
}

/** Mounts the page builder's typed animations. */
export const { mount } = reactWidget(
  (word, { config, fail }) => ({ props: { reading: readTypedWord(word), config, fail } }),
  TypedWord,
);
