/** Shows one text after another, each for the same time: how it comes is the stylesheet's business. */
import type { Player } from './player';

/** What to show. */
export interface Swapping {
  /** At least one. */
  readonly texts: readonly string[];
  readonly intervalMs: number;
  /** Begins again after the last one. */
  readonly isEndless: boolean;
  readonly onText: (text: string) => void;
}

/** @returns the running player; the first text is there at once */
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
