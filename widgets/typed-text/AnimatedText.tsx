/**
 * The parts that all changing texts share. Assistive technology gets all texts at once and no changes. The animation
 * pauses while it is off screen, while the visitor is interested in the sentence, and when the visitor pauses it.
 */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { setText } from '../../runtime/dom/text';
import { hideVisually } from '../../runtime/page/announce';
import type { PageConfig } from '../../runtime/page/config';
import { ServerElement } from '../../runtime/react/server-element';
import { type Playback, usePlayback } from '../shared/autoplay/use-playback';
import { movingAttributes } from './attributes';

export interface AnimatedTextProps {
  /** The server's element whose text changes. */
  readonly moving: HTMLElement;
  /** The sentence around it. Interest in the sentence pauses the animation, because the visitor is reading. */
  readonly around: HTMLElement;
  readonly texts: readonly string[];
  readonly config: PageConfig;
  /** Renders the animation. */
  readonly children: (playback: Playback) => ReactNode;
}

const INTERACTIVE = 'a[href],button,[role="button"]';

export function AnimatedText({ moving, around, texts, config, children }: AnimatedTextProps): ReactNode {
  const [reading] = useState(() => document.createElement('span'));
  // A button inside a link could not be pressed.
  const buttonAfter = moving.closest(INTERACTIVE) ?? reading;
  const playback = usePlayback({ moving, around, buttonAfter, config });
  return (
    <>
      <ServerElement element={moving} attributes={movingAttributes()} />
      {/* Before the children, whose cursor directly follows the text. */}
      <TextsForReaders element={reading} after={moving} texts={texts} />
      {children(playback)}
    </>
  );
}

interface TextsForReadersProps {
  readonly element: HTMLElement;
  readonly after: Element;
  readonly texts: readonly string[];
}

function TextsForReaders({ element, after, texts }: TextsForReadersProps): ReactNode {
  useLayoutEffect(() => {
    writeTexts(element, texts);
    after.after(element);
    return () => element.remove();
  }, [element, after, texts]);
  return null;
}

function writeTexts(element: HTMLElement, texts: readonly string[]): void {
  setText(element, texts.join(', '));
  hideVisually(element);
}
