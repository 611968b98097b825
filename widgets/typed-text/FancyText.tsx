/**
 * Essential Addons' fancy text (essential-addons, section 3): typed, or each text shown with one of the site's
 * animations. Kept: hidden by the stylesheet until 500 ms after the page was ready; 300 ms before each round of typing.
 * Fixed: it ends unless it is set to loop, and it does not wait for scrolling.
 */
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { remember } from '../../runtime/dom/restore';
import { textWriter } from '../../runtime/dom/text';
import type { PageConfig } from '../../runtime/page/config';
import { now, prefersReducedMotion } from '../../runtime/page/environment';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { useStyles } from '../../runtime/react/use-styles';
import type { Playback } from '../shared/autoplay/use-playback';
import { AnimatedText } from './AnimatedText';
import { type FancyTextReading, STARTED_CLASSES } from './attributes';
import { blinkInSteps, blinkPeriodMs, Cursor } from './Cursor';
import { readFancyText } from './read-essential-addons';
import { SwappedText } from './SwappedText';
import { firstLetters, joinDivided, type Markup } from './texts';
import { type LoadedTexts, type LoadedTyping, loadTexts, loadTyping, useLoaded, useTyped } from './use-typed';

export interface WrittenTextProps {
  readonly to: Element;
  readonly text: string;
  readonly markup: Markup | undefined;
}

/** Writes a text, or its letters with their markup. */
export type WriteText = (text: string, markup?: Markup) => void;

/** A text at the end of an element of the server, after what the server prints there. */
function WrittenText({ to, text, markup }: WrittenTextProps): ReactNode {
  const write = useTextPlace(to);
  useLayoutEffect(() => write(text, markup), [write, text, markup]);
  return null;
}

/** Keeps an element for a text at the end of another element. @returns the function that writes the text */
function useTextPlace(to: Element): WriteText {
  const [{ element, write }] = useState(createPlace);
  useLayoutEffect(() => {
    to.append(element);
    return () => element.remove();
  }, [to, element]);
  return write;
}

function createPlace() {
  const element = document.createElement('span');
  const writeText = textWriter(element);
  const write: WriteText = (text, markup) => {
    writeText(markup ? '' : text);
    if (markup) element.replaceChildren(firstLetters(markup, text.length));
  };
  return { element, write };
}

const START_MS = 300;

export interface TypedTextProps {
  readonly reading: FancyTextReading;
  readonly loaded: LoadedTyping;
  readonly playback: Playback;
}

/** A fancy text that typed.js types. */
function TypedText({ reading, loaded, playback }: TypedTextProps): ReactNode {
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

export interface FancyTextProps {
  readonly reading: FancyTextReading;
  readonly config: PageConfig;
  readonly fail: (error: unknown) => void;
}

export function FancyText({ reading, config, fail }: FancyTextProps): ReactNode {
  const { root, place, sources, settings, revealAt } = reading;
  const [isReducedMotion] = useState(prefersReducedMotion);
  const [isRevealed, setRevealed] = useState(false);
  const isTyping = settings.transition === 'typing';
  const isTyped = isTyping && !isReducedMotion;
  const [load] = useState(() => (isTyped ? loadTyping : isTyping ? loadTexts : loadServed(place)));
  const loaded = useLoaded<LoadedTexts | LoadedTyping>(load, sources, fail);
  if (!loaded) return null;
  if (isReducedMotion)
    return (
      <>
        <WrittenText to={place} text={loaded.texts[0]} markup={loaded.markup[0]} />
        <Revealed place={place} at={0} onRevealed={setRevealed} />
        {isRevealed && <DrawnCursor place={place} isStill />}
      </>
    );
  return (
    <>
      <Revealed place={place} at={revealAt} onRevealed={setRevealed} />
      <AnimatedText moving={place} around={root} texts={loaded.texts} config={config}>
        {(playback) => (
          <>
            {isRevealed && <DrawnCursor place={place} isStill={playback !== 'playing'} />}
            <Animation reading={reading} loaded={loaded} playback={playback} />
          </>
        )}
      </AnimatedText>
    </>
  );
}

/** @returns loads the texts of an animated mode; a `|` in one of them does not divide it */
function loadServed(place: HTMLElement): (sources: readonly string[]) => Promise<LoadedTexts> {
  const served = place.querySelector('noscript')?.textContent ?? '';
  return async (sources) => loadTexts(await joinDivided(sources, served));
}

interface AnimationProps {
  readonly reading: FancyTextReading;
  readonly loaded: LoadedTexts | LoadedTyping;
  readonly playback: Playback;
}

function Animation({ reading, loaded, playback }: AnimationProps): ReactNode {
  const { root, marksStart } = reading;
  const hasStarted = playback !== 'waiting';
  return (
    <>
      {hasStarted && marksStart && <ServerElement element={root} classes={STARTED_CLASSES} />}
      {loaded.startTyping && <TypedText reading={reading} loaded={loaded} playback={playback} />}
      {!loaded.startTyping && hasStarted && (
        <SwappedText
          reading={reading}
          texts={loaded.texts}
          markup={loaded.markup}
          isPlaying={playback === 'playing'}
        />
      )}
    </>
  );
}

interface RevealedProps {
  readonly place: HTMLElement;
  /** On the clock of `now()`. */
  readonly at: number;
  /** Called with true. The same function on every render. */
  readonly onRevealed: (isRevealed: boolean) => void;
}

function Revealed({ place, at, onRevealed }: RevealedProps): ReactNode {
  useLayoutEffect(() => reveal(place, at, () => onRevealed(true)), [place, at, onRevealed]);
  return null;
}

/**
 * Shows the place, which the stylesheet hides.
 *
 * @param at on the clock of `now()`
 * @returns a function that hides it again
 */
function reveal(place: HTMLElement, at: number, onRevealed: () => void): () => void {
  const restore = remember(place, { styles: ['display'] });
  const show = (): void => {
    place.style.display = 'inline-block';
    onRevealed();
  };
  const waitMs = at - now();
  const timer = waitMs > 0 ? setTimeout(show, waitMs) : undefined;
  if (timer === undefined) show();
  return () => {
    clearTimeout(timer);
    restore();
  };
}

const STATE = 'data-atoll-cursor';

// The id gives the rules precedence over the stylesheet's.
const STYLES = `[${STATE}]:not(#atoll-root)::after{animation-name:none}
[${STATE}=hidden]:not(#atoll-root)::after{visibility:hidden}`;

interface DrawnCursorProps {
  /** The element of the texts. It must be displayed: without a box, it has no `::after`. */
  readonly place: HTMLElement;
  /** Stops the blinking. */
  readonly isStill: boolean;
}

/**
 * The cursor that the stylesheets of newer Essential Addons releases draw as `::after`. They animate it endlessly, even off
 * screen and with reduced motion. This component makes it blink in two steps while the text changes, and stops it otherwise.
 */
function DrawnCursor({ place, isStill }: DrawnCursorProps): ReactNode {
  useStyles(STYLES);
  useEffect(() => {
    const end = replaceAnimation(place, isStill);
    return () => {
      end?.();
      place.removeAttribute(STATE);
    };
  }, [place, isStill]);
  return null;
}

/** @returns a function that stops the blinking, if there is any */
function replaceAnimation(place: HTMLElement, isStill: boolean): (() => void) | undefined {
  const periodMs = blinkPeriodMs(getComputedStyle(place, '::after'));
  if (periodMs === undefined) return undefined;
  const show = (isShown: boolean): void => place.setAttribute(STATE, isShown ? 'shown' : 'hidden');
  show(true);
  return isStill ? undefined : blinkInSteps(periodMs, show);
}

/** Mounts Essential Addons' fancy texts. */
export const { mount } = reactWidget(
  (root, context) => ({
    props: { reading: readFancyText(root, context), config: context.config, fail: context.fail },
  }),
  FancyText,
);
