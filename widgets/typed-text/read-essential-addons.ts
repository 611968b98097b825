/**
 * Essential Addons' fancy text (essential-addons, section 3): typed, or each text shown with one of the site's
 * animations. Kept: hidden by the stylesheet until 500 ms after the page was ready; 300 ms before each round of typing.
 * Fixed: one list of texts for all modes, it ends unless it is set to loop, and it does not wait for scrolling.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { now, prefersReducedMotion } from '../../runtime/page/environment';
import { restoreOnAbort } from '../../runtime/dom/restore';
import { readSettings, type Setting, wholeNumber } from '../../runtime/dom/settings';
import { createCursor } from './cursor';
import type { Player } from './player';
import { startSwapping } from './swapping';
import { animateText } from './text-animation';
import { toTexts } from './texts';

const NAME = 'eael-fancy-text';
const REVEAL_MS = 500;
const START_MS = 300;

const TRANSITIONS = [
  'typing',
  'fadeIn',
  'fadeInUp',
  'fadeInDown',
  'fadeInLeft',
  'fadeInRight',
  'zoomIn',
  'bounceIn',
  'swing',
] as const;

type Transition = (typeof TRANSITIONS)[number];

const isYes = (name: string): Setting<boolean> => ({
  attribute: `data-fancy-text-${name}`,
  fallback: false,
  parse: (text) => text === 'yes',
});

const SETTINGS = {
  transition: {
    attribute: 'data-fancy-text-transition-type',
    fallback: 'typing' as Transition,
    parse: (text: string) => TRANSITIONS.find((transition) => transition === text),
  },
  speedMs: wholeNumber('data-fancy-text-speed', 50),
  delayMs: wholeNumber('data-fancy-text-delay', 2500),
  hasCursor: isYes('cursor'),
  isEndless: isYes('loop'),
};

type Settings = ReturnType<typeof readSettings<typeof SETTINGS>>;

export const mount: WidgetModule['mount'] = (root, context) => {
  const place = root.querySelector<HTMLElement>(`.${NAME}-strings`);
  if (!place) throw new Error('the widget contains no element for the texts');
  const sources = (root.getAttribute('data-fancy-text') ?? '')
    .split('|')
    .filter((text) => text.trim() !== '');
  if (sources.length === 0) throw new Error('the list of texts is empty');
  const bad: string[] = [];
  const settings = readSettings(root, SETTINGS, (code) => bad.push(code));
  if (bad.length > 0) context.report('bad_settings', bad.join());
  void begin(root, place, sources, settings, context).catch(context.fail);
};

async function begin(
  root: HTMLElement,
  place: HTMLElement,
  sources: readonly string[],
  settings: Settings,
  context: WidgetContext,
): Promise<void> {
  const { signal, foundAt } = context;
  const isTyped = settings.transition === 'typing' && !prefersReducedMotion();
  const [texts, typing] = await Promise.all([toTexts(sources), isTyped ? import('./typing') : undefined]);
  if (signal.aborted) return;
  const [first] = texts;
  if (first === undefined) throw new Error('the texts contain nothing visible');

  const text = document.createTextNode('');
  place.append(text);
  const reveal = (): void => void (place.style.display = 'inline-block');
  restoreOnAbort([place], { styles: ['display'] }, signal);
  signal.addEventListener('abort', () => text.remove());
  if (prefersReducedMotion()) {
    text.data = first;
    return reveal();
  }
  const revealing = setTimeout(reveal, Math.max(0, foundAt + REVEAL_MS - now()));
  signal.addEventListener('abort', () => clearTimeout(revealing));

  const cursor = typing && settings.hasCursor ? createCursor(place, signal) : undefined;
  const play = typing
    ? (): Player =>
        typing.startTyping({
          texts,
          startMs: START_MS,
          typeMs: settings.speedMs,
          typeExtraMs: settings.speedMs / 2,
          eraseMs: 0,
          eraseExtraMs: 0,
          holdMs: settings.delayMs,
          keepsCommonStart: true,
          isEndless: settings.isEndless,
          onText: (shown) => (text.data = shown),
          ...(cursor && { onIdle: cursor.setIdle }),
        })
    : prepareSwapping(place, texts, settings, signal);
  animateText(
    {
      moving: place,
      around: root,
      texts,
      companions: cursor ? [cursor.element] : [],
      play: () => {
        if (root.getAttribute('data-fancy-text-action') === 'view_port') root.classList.add('eael-animated');
        return play();
      },
      ...(cursor && { onMoving: cursor.setMoving }),
    },
    context,
  );
}

/** Each text gets a new element, because that starts the stylesheet's animation. */
function prepareSwapping(
  place: HTMLElement,
  texts: readonly string[],
  { transition, delayMs, isEndless }: Settings,
  signal: AbortSignal,
): () => Player {
  let shown: HTMLElement | undefined;
  signal.addEventListener('abort', () => {
    shown?.remove();
    place.classList.remove('morphext');
  });
  return () => {
    place.classList.add('morphext');
    return startSwapping({
      texts,
      intervalMs: delayMs,
      isEndless,
      onText: (text) => {
        shown?.remove();
        shown = document.createElement('span');
        shown.className = `animated ${transition}`;
        shown.textContent = text;
        place.append(shown);
      },
    });
  };
}
