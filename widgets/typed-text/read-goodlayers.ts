/** Reads the page builder's typed animation (goodlayers-motion, section 3). */
import type { TypedWordReading } from './attributes';

/** @throws if the texts are not an array */
export function readTypedWord(word: HTMLElement): TypedWordReading {
  const sources: unknown = JSON.parse(word.getAttribute('data-animation-text') ?? '');
  if (!Array.isArray(sources)) throw new TypeError('data-animation-text is not an array');
  return {
    word,
    sentence: word.parentElement ?? word,
    sources: sources.filter((text) => typeof text === 'string'),
  };
}
