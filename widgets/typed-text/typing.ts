/**
 * The one file that knows typed.js: types texts letter by letter and rubs them out again. It is given no place on the
 * page: texts go to a callback, so nothing is ever parsed as HTML and no stylesheet is put in.
 */
import Typed, { type TypedOptions } from 'typed.js';
import type { Player } from './player';

/** What to type, and how fast. */
export interface Typing {
  /** At least one, none of them empty. `^1000` in one waits 1000 ms; what stands between back-ticks comes at once. */
  readonly texts: readonly string[];
  /** Before the first letter of each round. */
  readonly startMs: number;
  /** For a letter, and what may be added at random: a number up to it. */
  readonly typeMs: number;
  readonly typeExtraMs: number;
  /** The same for a letter that goes. */
  readonly eraseMs: number;
  readonly eraseExtraMs: number;
  /** How long a whole text stays. */
  readonly holdMs: number;
  /** Rubs out only what the next text has not in common. */
  readonly keepsCommonStart: boolean;
  readonly isEndless: boolean;
  readonly onText: (text: string) => void;
  /** Told when the cursor has nothing to do for a while, and when it has again. */
  readonly onIdle?: (isIdle: boolean) => void;
}

interface Options extends TypedOptions {
  readonly typing: Typing;
}

/** The steps of typed.js, which its own types keep to themselves. */
interface TypedSteps {
  readonly options: Options;
  readonly timeout: ReturnType<typeof setTimeout> | undefined;
  readonly typingComplete: boolean;
  begin(): void;
  typewrite(text: string, position: number): void;
  backspace(text: string, position: number): void;
  humanizer(speed: number): number;
  replaceText(text: string): void;
  toggleBlinking(isBlinking: boolean): void;
}

const Steps = Typed as unknown as new (element: Element, options: Options) => TypedSteps;

/** Half of a letter that takes two units. */
const HALF_LETTER = /[\uD800-\uDBFF]$/;

/** @returns the running player */
export function startTyping(typing: Typing): Player {
  const typed = new PausableTyped(document.createElement('span'), {
    typing,
    strings: [...typing.texts],
    contentType: 'text',
    startDelay: typing.startMs,
    typeSpeed: typing.typeMs,
    backSpeed: typing.eraseMs,
    backDelay: typing.holdMs,
    smartBackspace: typing.keepsCommonStart,
    loop: typing.isEndless,
    // Both would turn strings into nodes, which a strict policy forbids.
    showCursor: false,
    autoInsertCss: false,
  });
  const stop = (): void => {
    typed.isHeld = true;
    clearTimeout(typed.timeout);
  };
  return {
    hold: stop,
    release() {
      if (!typed.isHeld || typed.typingComplete) return;
      typed.isHeld = false;
      typed.goOn?.();
    },
    end: stop,
  };
}

/**
 * Its own stop and start lose a step and run two at once when they follow each other quickly. Here the last step is
 * kept, and done again from its beginning.
 */
class PausableTyped extends Steps {
  // Only declared: the constructor above runs the first step before fields of this class would be set.
  declare isHeld?: boolean;
  declare goOn?: () => void;

  override begin(): void {
    this.take(() => super.begin());
  }

  override typewrite(text: string, position: number): void {
    this.take(() => super.typewrite(text, position));
  }

  override backspace(text: string, position: number): void {
    this.take(() => super.backspace(text, position));
  }

  override humanizer(speed: number): number {
    const { typeMs, typeExtraMs, eraseExtraMs } = this.options.typing;
    return speed + Math.round(Math.random() * (speed === typeMs ? typeExtraMs : eraseExtraMs));
  }

  override replaceText(text: string): void {
    this.options.typing.onText(text.replace(HALF_LETTER, ''));
  }

  override toggleBlinking(isBlinking: boolean): void {
    this.options.typing.onIdle?.(isBlinking);
  }

  take(step: () => void): void {
    this.goOn = step;
    if (!this.isHeld) step();
  }
}
