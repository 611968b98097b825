/**
 * The page builder's typed animation (goodlayers-motion, section 3): a word in a sentence is typed, erased, and
 * followed by the next word, endlessly. Kept: the server's word is shown until the first letter is typed; after that
 * the length of the line may change. Fixed: it pauses while it is out of view, and the visitor can stop it.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { claimText } from './claim-text';
import { createCursor } from './cursor';
import { animateText } from './text-animation';
import { toTexts } from './texts';

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

export const mount: WidgetModule['mount'] = (word, context) => {
  const sources = readSources(word.getAttribute('data-animation-text') ?? '');
  // Keep the server's word, which is the first text.
  if (prefersReducedMotion()) return;
  void begin(word, sources, context).catch(context.fail);
};

async function begin(
  word: HTMLElement,
  sources: readonly string[],
  context: Parameters<WidgetModule['mount']>[1],
): Promise<void> {
  const [{ startTyping }, texts] = await Promise.all([import('./typing'), toTexts(sources)]);
  if (context.signal.aborted) return;
  if (texts.length === 0) throw new Error('the texts contain nothing visible');
  const cursor = createCursor(word, context.signal);
  const write = claimText(word, context.signal);
  animateText(
    {
      moving: word,
      around: word.parentElement ?? word,
      texts,
      companions: [cursor.element],
      play: () => startTyping({ ...SPEED, texts, onText: write }),
      onMoving: cursor.setMoving,
    },
    context,
  );
}

function readSources(json: string): readonly string[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) throw new TypeError('data-animation-text is not an array');
  return list.filter((text) => typeof text === 'string');
}
