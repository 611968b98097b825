/**
 * Says when something that moves for as long as the page is open may do so: near the screen, on a page in sight, and
 * not paused by the visitor (WCAG 2.2.2; goodlayers-platform, section 10). The control for pausing is a button that
 * takes no place and is not seen until it has the focus.
 */
import type { WidgetContext } from '../../../runtime/core/define';
import { isPageHidden, onVisibilityChange } from '../../../runtime/page/environment';
import { createPauseButton } from './pause-button';
import { strings } from '../../../runtime/page/strings.json';
import { translator } from '../../../runtime/page/translate';
import { whileNear } from '../../../runtime/motion/intersection';

/** In a corner of what moves. */
const CORNER = { position: 'absolute', top: '8px', insetInlineStart: '8px' };

/** What moves, and where. */
export interface Moving {
  /** What is looked at to know whether it is near the screen. */
  readonly element: HTMLElement;
  /** Where the button goes, as the last child: an element that others are placed by. */
  readonly place: HTMLElement;
  /** Called soon with whether it may move, and again when that changes. */
  readonly onChange: (isPlaying: boolean) => void;
}

/** Starts asking. */
export function whilePlaying({ element, place, onChange }: Moving, { config, signal }: WidgetContext): void {
  let isNear = false;
  let isPaused = false;
  let isPlaying: boolean | undefined;
  const update = (): void => {
    const next = isNear && !isPaused && !isPageHidden();
    if (next === isPlaying) return;
    isPlaying = next;
    onChange(next);
  };
  whileNear(
    element,
    (is) => {
      isNear = is;
      update();
    },
    signal,
  );
  onVisibilityChange(update, signal);

  const translate = translator(config.strings);
  const texts = {
    pause: translate(strings['background.pause']),
    play: translate(strings['background.play']),
  };
  const { button, show } = createPauseButton(
    texts,
    () => {
      isPaused = !isPaused;
      show(!isPaused);
      update();
    },
    CORNER,
  );
  place.append(button);
  signal.addEventListener('abort', () => button.remove());
}
