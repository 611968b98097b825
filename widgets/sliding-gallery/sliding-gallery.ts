/** The page builder's sliding gallery: an endless row of images (goodlayers-sliders, section 3). */
import type { WidgetModule } from '../../runtime/core/define';
import { remember, setAttributes } from '../../runtime/dom/restore';
import { px } from '../../runtime/dom/measure';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { createAutoplay } from '../shared/autoplay/autoplay';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { strings } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import { type Place, revealedAt, ribbonPath } from './ribbon';

const TABLE = { pxPerSecond: wholeNumber('data-speed', 100, 1) };

export const mount: WidgetModule['mount'] = (root, { config, report, signal }) => {
  const items = [...root.children].filter((child) => child instanceof HTMLElement);
  const { pxPerSecond } = readSettings(root, TABLE, report);
  const say = translator(config.strings);
  setAttributes(root, { role: 'group', 'aria-label': say(strings['gallery.label']) }, signal);
  if (prefersReducedMotion()) {
    // All images can still be reached by scrolling, also with the keyboard.
    setAttributes(root, { tabindex: '0' }, signal);
    const restore = remember(root, { attributes: ['style'] });
    root.style.overflowX = 'auto';
    return restore;
  }
  if (items.length < 2) return undefined;

  let movements: readonly Animation[] = [];
  let places: readonly Place[] = [];
  let lengthPx = 0;
  /** The current position of the row, in px. */
  const atPx = (): number =>
    lengthPx > 0 ? ((Number(movements[0]?.currentTime ?? 0) / 1000) * pxPerSecond) % lengthPx : 0;
  const goTo = (px: number): void =>
    movements.forEach((movement) => (movement.currentTime = (px / pxPerSecond) * 1000));

  const layOut = (): void => {
    const before = atPx();
    movements.forEach((movement) => movement.cancel());
    const fromLeft = root.getBoundingClientRect().left + root.clientLeft;
    const { columnGap, direction } = getComputedStyle(root);
    const gapPx = px(columnGap);
    const sign = direction === 'rtl' ? -1 : 1;
    places = items.map((item) => {
      const { left, right } = item.getBoundingClientRect();
      const { marginLeft, marginRight } = getComputedStyle(item);
      const outerLeft = left - px(marginLeft) - fromLeft;
      const outerRight = right + px(marginRight) - fromLeft;
      return sign === 1
        ? { startPx: outerLeft, endPx: outerRight }
        : { startPx: root.clientWidth - outerRight, endPx: root.clientWidth - outerLeft };
    });
    lengthPx = (places.at(-1)?.endPx ?? 0) + gapPx;
    if (root.clientWidth === 0 || lengthPx <= 0) return void (movements = []);
    const timing = { duration: (lengthPx / pxPerSecond) * 1000, iterations: Infinity };
    movements = items.map((item, index) =>
      item.animate(ribbonPath(places[index] ?? { startPx: 0, endPx: 0 }, lengthPx, sign), timing),
    );
    goTo(before);
  };

  const setPlaying = (isPlaying: boolean): void =>
    movements.forEach((movement) => (isPlaying ? movement.play() : movement.pause()));
  const { button, isPlaying } = createAutoplay({ root, config, signal, onChange: setPlaying });
  root.prepend(button);
  root.addEventListener(
    'focusin',
    ({ target }) => {
      const place = places[items.findIndex((item) => target instanceof Node && item.contains(target))];
      // Undo the browser's scrolling to the item's untransformed position.
      root.scrollLeft = 0;
      if (place) goTo(revealedAt(place, atPx(), lengthPx, root.clientWidth));
    },
    { signal },
  );
  const update = (): void => {
    layOut();
    setPlaying(isPlaying());
  };
  update();
  let sizes: ResizeObserver | undefined = new ResizeObserver(update);
  [root, ...items].forEach((element) => sizes?.observe(element));
  return () => {
    sizes?.disconnect();
    sizes = undefined;
    movements.forEach((movement) => movement.cancel());
  };
};
