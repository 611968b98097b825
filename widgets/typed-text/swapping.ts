/** Shows one text after another, each for the same time. The stylesheet animates the change. */
import type { Player } from './player';

/** The options of `startSwapping`. */
export interface Swapping {
  /** At least one. */
  readonly texts: readonly string[];
  readonly intervalMs: number;
  /** Whether it starts again after the last text. */
  readonly isEndless: boolean;
  readonly onText: (text: string) => void;
}

/** @returns the running player; the first text is shown immediately */
export function startSwapping({ texts, intervalMs, isEndless, onText }: Swapping): Player {
  let index = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const wait = (): void => {
    const isLast = index === texts.length - 1;
    if (timer !== undefined || texts.length < 2 || (isLast && !isEndless)) return;
    timer = setTimeout(() => {
      timer = undefined;
      index = (index + 1) % texts.length;
      onText(texts[index] ?? '');
      wait();
    }, intervalMs);
  };
  onText(texts[0] ?? '');
  wait();
  return { hold, release: wait, end: hold };
}
