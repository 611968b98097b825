/** A fancy text that typed.js types. */
import { type ReactNode, useState } from 'react';
import type { Playback } from '../shared/autoplay/use-playback';
import type { FancyTextReading } from './attributes';
import { Cursor } from './Cursor';
import type { LoadedTyping } from './use-loaded';
import { useTyped } from './use-typed';
import { useTextPlace } from './WrittenText';

const START_MS = 300;

export interface TypedTextProps {
  readonly reading: FancyTextReading;
  readonly loaded: LoadedTyping;
  readonly playback: Playback;
}

export function TypedText({ reading, loaded, playback }: TypedTextProps): ReactNode {
  const { place, settings } = reading;
  const { speedMs, delayMs, hasCursor, isEndless } = settings;
  const write = useTextPlace(place);
  // True while a complete text is shown.
  const [isIdle, setIdle] = useState(false);
  useTyped(
    loaded.startTyping,
    {
      texts: loaded.texts,
      startMs: START_MS,
      typeMs: speedMs,
      typeExtraMs: speedMs / 2,
      eraseMs: 0,
      eraseExtraMs: 0,
      holdMs: delayMs,
      keepsCommonStart: true,
      isEndless,
      onText: (text, index) => write(text, loaded.markup[index]),
      onIdle: setIdle,
    },
    playback,
  );
  return hasCursor && <Cursor after={place} isStill={playback !== 'playing'} isBlinking={isIdle} />;
}
