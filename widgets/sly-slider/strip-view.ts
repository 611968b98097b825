/** Measures and moves the strip of a scroll gallery, and keeps its bullets and its bar in step (goodlayers-sliders, section 2). */
import { makeButton } from '../../runtime/dom/button';
import { px } from '../../runtime/dom/measure';
import type { Translate } from '../../runtime/page/translate';
import type { Elements } from './elements';
import { createSpringPosition } from './spring-position';
import {
  clamp,
  firstInView,
  handleOf,
  pageAt,
  pageStarts,
  positionFor,
  type Strip,
  stripOf,
} from './strip-machine';
import { strings } from './widget.json';

type Position = ReturnType<typeof createSpringPosition>;

/** A strip that can be moved. */
export interface StripView {
  readonly strip: () => Strip;
  /** The width of the scroll bar in px; 0 without one. */
  readonly barPx: () => number;
  readonly position: Position;
  /** Moves to a place in px. Places beyond the ends are only reached while a pointer drags (`follow`). */
  readonly go: (px: number, movement?: Parameters<Position['go']>[1]) => void;
  /** Moves by one item. */
  readonly step: (by: 1 | -1) => void;
  /** False at the end in this direction. */
  readonly canGo: (by: number) => boolean;
  /** Makes an item the active one, and moves it into view. */
  readonly activate: (index: number) => void;
  /** Measures again, and moves if a size has changed. */
  readonly measure: () => void;
  readonly end: () => void;
}

/** The sizes of a gallery, in px. */
interface Measured {
  readonly strip: Strip;
  readonly barPx: number;
  /** The width of all items with their margins. */
  readonly totalPx: number;
  /** Two equal keys mean equal sizes. */
  readonly key: string;
}

export function createStripView(elements: Elements, say: Translate, signal: AbortSignal): StripView {
  const { root, list, items, handle } = elements;
  let sizes: Measured = { strip: { items: [], framePx: 0, endPx: 0 }, barPx: 0, totalPx: 0, key: '' };
  let starts: readonly number[] = [0];
  let bullets: readonly HTMLElement[] = [];
  let bulletsEnd = new AbortController();

  const position = createSpringPosition((px) => {
    list.style.transform = `translateZ(0) translateX(${-px}px)`;
    if (!handle) return;
    const { leftPx } = handleOf(sizes.strip, sizes.barPx, px);
    handle.style.transform = `translateZ(0) translateX(${leftPx}px)`;
  }, signal);

  const go: StripView['go'] = (px, movement = 'ease') => {
    position.go(movement === 'follow' ? px : clamp(sizes.strip, px), movement);
    showPage(bullets, pageAt(starts, position.goal()));
  };
  const addBullets = (): void => {
    bulletsEnd.abort();
    bulletsEnd = new AbortController();
    bullets = makeBullets(root, starts.length, say, bulletsEnd.signal, (page) => go(starts[page] ?? 0));
  };

  return {
    strip: () => sizes.strip,
    barPx: () => sizes.barPx,
    position,
    go,
    step(by) {
      const { strip } = sizes;
      const item = strip.items[firstInView(strip, position.goal()) + by];
      if (item) go(item.startPx);
    },
    canGo: (by) => (by < 0 ? position.goal() > 0.5 : position.goal() < sizes.strip.endPx - 0.5),
    activate(index) {
      items.forEach((item, at) => item.classList.toggle('active', at === index));
      go(positionFor(sizes.strip, index, position.goal()));
    },
    measure() {
      const measured = measureElements(elements);
      if (!measured || measured.key === sizes.key) return;
      sizes = measured;
      // One spare px for each item, so that fractional widths do not wrap the last item.
      list.style.width = `${Math.ceil(sizes.totalPx) + items.length}px`;
      if (handle) handle.style.width = `${handleOf(sizes.strip, sizes.barPx, 0).widthPx}px`;
      const pages = starts.length;
      starts = pageStarts(sizes.strip);
      const hasBullets = root.classList.contains('gdlr-core-with-bullet');
      if (hasBullets && (bullets.length === 0 || pages !== starts.length)) addBullets();
      go(position.goal(), 'jump');
    },
    end: () => bulletsEnd.abort(),
  };
}

/** @returns undefined while the gallery is hidden */
function measureElements({ root, items, bar }: Elements): Measured | undefined {
  const framePx = root.clientWidth;
  if (framePx === 0) return undefined;
  let from = 0;
  const widths = items.map((item) => {
    const { marginLeft, marginRight } = getComputedStyle(item);
    const startPx = from + px(marginLeft);
    const endPx = startPx + item.getBoundingClientRect().width;
    from = endPx + px(marginRight);
    return { startPx, endPx };
  });
  return {
    strip: stripOf(widths, framePx),
    barPx: bar?.clientWidth ?? 0,
    totalPx: from,
    key: [framePx, bar?.clientWidth, ...widths.map(({ endPx }) => endPx)].join(' '),
  };
}

/** Adds a bullet for each page, below the gallery. */
function makeBullets(
  root: HTMLElement,
  pages: number,
  say: Translate,
  signal: AbortSignal,
  onPress: (page: number) => void,
): HTMLElement[] {
  const nav = document.createElement('ul');
  nav.className = 'gdlr-core-sly-nav';
  const bullets = Array.from({ length: pages }, (_, page) => {
    const bullet = document.createElement('li');
    const button = document.createElement('span');
    button.textContent = String(page + 1);
    Object.assign(button.style, { display: 'block', height: '100%' });
    bullet.append(button);
    nav.append(bullet);
    const name = say(strings['sly-slider.go_to_page']).replace('{n}', String(page + 1));
    makeButton(button, { name, signal, onPress: () => onPress(page) });
    return bullet;
  });
  root.after(nav);
  signal.addEventListener('abort', () => nav.remove());
  return bullets;
}

function showPage(bullets: readonly HTMLElement[], page: number): void {
  bullets.forEach((bullet, index) => {
    bullet.classList.toggle('active', index === page);
    if (index === page) bullet.firstElementChild?.setAttribute('aria-current', 'true');
    else bullet.firstElementChild?.removeAttribute('aria-current');
  });
}
