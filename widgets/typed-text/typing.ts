/**
 * Types and erases texts letter by letter. This is the only file that uses typed.js. typed.js gets no element of the
 * page: the texts are passed to a callback, so nothing is parsed as HTML and no stylesheet is inserted.
 */
import Typed, { type TypedOptions } from 'typed.js';

/** Types a sequence of texts and can be paused. It runs when it is created. */
export interface Player {
  /** Pauses it and clears its timer. Has no effect if it is already paused. */
  readonly hold: () => void;
  /** Continues after a pause. */
  readonly release: () => void;
  /** Stops it permanently. */
  readonly end: () => void;
}

/** The options of `startTyping`. */
export interface Typing {
  /**
   * At least one text, none of them empty. `^1000` in a text waits for 1000 ms; text between backticks is typed at
   * once.
   */
  readonly texts: readonly string[];
  /** The delay before the first letter of each round. */
  readonly startMs: number;
  /** The time per letter, to which a random time of up to `typeExtraMs` is added. */
  readonly typeMs: number;
  readonly typeExtraMs: number;
  /** The same for erasing a letter. */
  readonly eraseMs: number;
  readonly eraseExtraMs: number;
  /** How long a complete text is shown. */
  readonly holdMs: number;
  /** Whether the common beginning with the next text is not erased. */
  readonly keepsCommonStart: boolean;
  readonly isEndless: boolean;
  /** @param index of the text of which these letters are */
  readonly onText: (text: string, index: number) => void;
  /** Called when typing pauses and when it continues. */
  readonly onIdle?: (isIdle: boolean) => void;
}

interface Options extends TypedOptions {
  readonly typing: Typing;
}

/** Members of typed.js that its own types do not declare. */
interface TypedSteps {
  readonly options: Options;
  readonly timeout: ReturnType<typeof setTimeout> | undefined;
  readonly typingComplete: boolean;
  /** Indexes of the texts in the order in which they are typed, and the place of the current one. */
  readonly sequence: readonly number[];
  readonly arrayPos: number;
  begin(): void;
  typewrite(text: string, position: number): void;
  backspace(text: string, position: number): void;
  humanizer(speed: number): number;
  replaceText(text: string): void;
  toggleBlinking(isBlinking: boolean): void;
}

const Steps = Typed as unknown as new (element: Element, options: Options) => TypedSteps;

/** The first half of a surrogate pair. */
const HALF_LETTER = /[\uD800-\uDBFF]$/;

export type StartTyping = typeof startTyping;

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
    // Both would parse strings as HTML, which a strict Content Security Policy forbids.
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
 * typed.js's own stop and start lose a step, and run two in parallel if they are called in quick succession. This class
 * stores the last step and repeats it from its beginning.
 */
class PausableTyped extends Steps {
  // Only declared, because the parent's constructor runs the first step before field initialisers.
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
    this.options.typing.onText(text.replace(HALF_LETTER, ''), this.sequence[this.arrayPos] ?? 0);
  }

  override toggleBlinking(isBlinking: boolean): void {
    this.options.typing.onIdle?.(isBlinking);
  }

  take(step: () => void): void {
    this.goOn = step;
    if (!this.isHeld) step();
  }
}
