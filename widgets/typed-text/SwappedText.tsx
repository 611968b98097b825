/** One text after another, each for the same time. The stylesheet animates the change. */
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { ServerElement } from '../../runtime/react/server-element';
import { type FancyTextReading, SWAPPED_CLASSES } from './attributes';
import type { Markups } from './use-typed';

export interface SwappedTextProps {
  readonly reading: Pick<FancyTextReading, 'place' | 'settings'>;
  readonly texts: readonly string[];
  readonly markup: Markups;
  /** A paused text is shown for its whole time again when it continues. */
  readonly isPlaying: boolean;
}

export function SwappedText({ reading, texts, markup, isPlaying }: SwappedTextProps): ReactNode {
  const { place, settings } = reading;
  const { transition, delayMs, isEndless } = settings;
  const [shown, setShown] = useState(0);
  const isLast = shown === texts.length - 1;
  const hasNext = texts.length > 1 && (isEndless || !isLast);

  useEffect(() => {
    if (!isPlaying || !hasNext) return undefined;
    // Synchronously: each text is shown when the time of the one before has passed.
    const timer = setTimeout(() => flushSync(() => setShown(shown + 1)), delayMs);
    return () => clearTimeout(timer);
  }, [isPlaying, hasNext, shown, delayMs]);

  const current = shown % texts.length;
  const nodes = markup[current]?.nodes;
  const className = `animated ${transition}`;
  return (
    <>
      <ServerElement element={place} classes={SWAPPED_CLASSES} restoresClasses />
      {createPortal(
        // A new element for each text, because that starts the stylesheet's animation.
        nodes ? (
          <span
            key={shown}
            className={className}
            ref={(element) => element?.replaceChildren(nodes.cloneNode(true))}
          />
        ) : (
          <span key={shown} className={className}>
            {texts[current]}
          </span>
        ),
        place,
      )}
    </>
  );
}
