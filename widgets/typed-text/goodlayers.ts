/**
 * The page builder's typed animation (goodlayers-motion, section 3): a word in a sentence is typed, rubbed out, and
 * followed by the next, for ever. Kept: the server's word stands until the first letter, then the line may change its
 * length. Fixed: it stops where nobody sees it, and can be stopped.
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
  // The server's word is the first text: it stays.
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
  if (texts.length === 0) throw new Error('there is no text');
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
  if (!Array.isArray(list)) throw new TypeError('data-animation-text is no list');
  return list.filter((text) => typeof text === 'string');
}
