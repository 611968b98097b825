/** The page builder's scroll galleries and thumbnail strips (goodlayers-sliders, section 2). */
import type { WidgetModule } from '../../runtime/core/define';
import { makeButton, setAttributes } from '../../runtime/dom/button';
import { now } from '../../runtime/page/environment';
import { RESIZE_EVENT, REVEAL_EVENT } from '../../runtime/page/events';
import { strings as shared } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';
import { watchDrag } from './drag';
import { createSpringPosition } from './spring-position';
import {
  clamp,
  dragged,
  firstInView,
  handleOf,
  pageAt,
  pageStarts,
  positionFor,
  type Strip,
  stripOf,
} from './strip-machine';
import { strings } from './widget.json';

/** The wheel scrolls the page instead of the strip while the page scrolls and for this long afterwards. */
const PAGE_SCROLL_MS = 300;

export const mount: WidgetModule['mount'] = (root, { config, signal }) => {
  const list = [...root.children].find((child) => child.matches('ul.slides'));
  if (!(list instanceof HTMLElement)) throw new Error('the slider contains no list of slides');
  const items = [...list.children].filter((child) => child instanceof HTMLElement);
  if (items.length === 0) return undefined;
  const say = translator(config.strings);
  const sibling = root.nextElementSibling;
  const bar =
    sibling instanceof HTMLElement && sibling.matches('.gdlr-core-sly-scroll') ? sibling : undefined;
  const handle = bar?.querySelector<HTMLElement>('.gdlr-core-sly-scroll-handle') ?? undefined;
  const before = [root, list, ...items, ...(bar ? [bar] : []), ...(handle ? [handle] : [])].map(
    (element) => [element, element.getAttribute('class'), element.getAttribute('style')] as const,
  );

  // The strip runs from left to right on every page (see RTL in the same section); its items keep the page's direction.
  const isRtl = getComputedStyle(root).direction === 'rtl';
  for (const row of [root, list, ...(bar ? [bar] : [])])
    if (getComputedStyle(row).direction === 'rtl') row.style.direction = 'ltr';
  if (isRtl) items.forEach((item) => (item.style.direction = 'rtl'));

  let strip: Strip = { items: [], framePx: 0, endPx: 0 };
  let barPx = 0;
  let starts: readonly number[] = [0];
  let bullets: readonly HTMLElement[] = [];
  let bulletsEnd = new AbortController();
  let size = '';

  const position = createSpringPosition((px) => {
    list.style.transform = `translateZ(0) translateX(${-px}px)`;
    if (handle) handle.style.transform = `translateZ(0) translateX(${handleOf(strip, barPx, px).leftPx}px)`;
  }, signal);

  const go = (px: number, movement: Parameters<typeof position.go>[1] = 'ease'): void => {
    position.go(movement === 'follow' ? px : clamp(strip, px), movement);
    const page = pageAt(starts, position.goal());
    bullets.forEach((bullet, index) => {
      bullet.classList.toggle('active', index === page);
      if (index === page) bullet.firstElementChild?.setAttribute('aria-current', 'true');
      else bullet.firstElementChild?.removeAttribute('aria-current');
    });
  };
  const step = (by: 1 | -1): void => {
    const item = strip.items[firstInView(strip, position.goal()) + by];
    if (item) go(item.startPx);
  };
  const canGo = (by: number): boolean =>
    by < 0 ? position.goal() > 0.5 : position.goal() < strip.endPx - 0.5;

  const makeBullets = (): void => {
    bulletsEnd.abort();
    bulletsEnd = new AbortController();
    const { signal } = bulletsEnd;
    const nav = document.createElement('ul');
    nav.className = 'gdlr-core-sly-nav';
    bullets = starts.map((start, page) => {
      const bullet = document.createElement('li');
      const button = document.createElement('span');
      button.textContent = String(page + 1);
      Object.assign(button.style, { display: 'block', height: '100%' });
      bullet.append(button);
      nav.append(bullet);
      const name = say(strings['sly-slider.go_to_page']).replace('{n}', String(page + 1));
      makeButton(button, { name, signal, onPress: () => go(starts[page] ?? start) });
      return bullet;
    });
    root.after(nav);
    signal.addEventListener('abort', () => nav.remove());
  };

  const measure = (): void => {
    const framePx = root.clientWidth;
    if (framePx === 0) return;
    let from = 0;
    const widths = items.map((item) => {
      const { marginLeft, marginRight } = getComputedStyle(item);
      const startPx = from + (Number.parseFloat(marginLeft) || 0);
      const endPx = startPx + item.getBoundingClientRect().width;
      from = endPx + (Number.parseFloat(marginRight) || 0);
      return { startPx, endPx };
    });
    const next = [framePx, bar?.clientWidth, ...widths.map(({ endPx }) => endPx)].join(' ');
    if (next === size) return;
    size = next;
    strip = stripOf(widths, framePx);
    barPx = bar?.clientWidth ?? 0;
    // One extra px per item, so that fractional widths do not wrap the last one.
    list.style.width = `${Math.ceil(from) + items.length}px`;
    if (handle) handle.style.width = `${handleOf(strip, barPx, 0).widthPx}px`;
    const pages = starts.length;
    starts = pageStarts(strip);
    const hasBullets = root.classList.contains('gdlr-core-with-bullet');
    if (hasBullets && (bullets.length === 0 || pages !== starts.length)) makeBullets();
    go(position.goal(), 'jump');
  };

  const activate = (index: number): void => {
    items.forEach((item, at) => item.classList.toggle('active', at === index));
    go(positionFor(strip, index, position.goal()));
  };
  const indexOf = (target: EventTarget | null): number =>
    items.findIndex((item) => target instanceof Node && item.contains(target));

  setAttributes(root, { role: 'group', tabindex: '0', 'aria-label': say(shared['gallery.label']) }, signal);
  root.classList.add('gdlr-core-after-init');
  Object.assign(root.style, { overflow: 'hidden', touchAction: 'pan-y pinch-zoom' });
  items[0]?.classList.add('active');

  const options = { signal };
  root.addEventListener(
    'click',
    ({ target }) => {
      const index = indexOf(target);
      if (index !== -1) activate(index);
    },
    options,
  );
  root.addEventListener(
    REVEAL_EVENT,
    ({ target }) => {
      const index = indexOf(target);
      if (index !== -1) activate(index);
    },
    options,
  );
  root.addEventListener(
    'focusin',
    ({ target }) => {
      // Undo the browser's scrolling to a focused link; the strip moves instead.
      root.scrollLeft = 0;
      const item = strip.items[indexOf(target)];
      const px = position.goal();
      if (item && item.startPx < px) go(item.startPx);
      else if (item && item.endPx > px + strip.framePx) go(item.endPx - strip.framePx);
    },
    options,
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (by === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (canGo(by)) step(by);
    },
    options,
  );
  let scrolledAt = -Infinity;
  window.addEventListener('scroll', () => (scrolledAt = now()), { signal, passive: true });
  root.addEventListener(
    'wheel',
    (event) => {
      const by = Math.sign(event.deltaY || event.deltaX);
      if (event.ctrlKey || by === 0 || now() - scrolledAt < PAGE_SCROLL_MS || !canGo(by)) return;
      event.preventDefault();
      step(by > 0 ? 1 : -1);
    },
    { signal, passive: false },
  );

  let heldPx = 0;
  const hold = (): void => {
    heldPx = position.at();
  };
  watchDrag(
    root,
    {
      onStart: hold,
      onMove: (dxPx) => go(dragged(strip, heldPx - dxPx), 'follow'),
      onEnd: (dxPx, throwPx) => go(heldPx - dxPx - throwPx, 'settle'),
    },
    signal,
  );
  if (bar && handle) {
    const perPx = (): number => strip.endPx / Math.max(1, barPx - handleOf(strip, barPx, 0).widthPx);
    watchDrag(
      handle,
      {
        onStart: hold,
        onMove: (dxPx) => go(clamp(strip, heldPx + dxPx * perPx()), 'follow'),
        onEnd: (dxPx) => go(heldPx + dxPx * perPx(), 'settle'),
      },
      signal,
    );
    bar.addEventListener(
      'click',
      ({ target, clientX }) => {
        if (target === handle) return;
        const middlePx = clientX - bar.getBoundingClientRect().left - handleOf(strip, barPx, 0).widthPx / 2;
        go(middlePx * perPx());
      },
      options,
    );
  }

  window.addEventListener(RESIZE_EVENT, measure, options);
  const sizes = new ResizeObserver(measure);
  [root, ...items].forEach((element) => sizes.observe(element));
  measure();
  return () => {
    sizes.disconnect();
    bulletsEnd.abort();
    for (const [element, className, style] of before) {
      put(element, 'class', className);
      put(element, 'style', style);
    }
  };
};

function put(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
