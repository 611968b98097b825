/** The circle that follows the mouse over a slider that can be dragged (goodlayers-sliders, section 1.4). */
import { member } from '../../runtime/page/member';

const CLASS = 'goodlayers-carousel-nav-follow';
const RADIUS_PX = 40;

/** Adds the circle to a slider. The stylesheet defines its look and its fading. */
export function addFollower(root: HTMLElement, list: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const follower = document.createElement('div');
  follower.className = CLASS;
  follower.dataset['type'] = 'touch-slide-black';
  follower.setAttribute('aria-hidden', 'true');
  root.append(follower);
  signal.addEventListener('abort', () => follower.remove());
  const options = { signal };
  const over = (isOver: boolean) => (): void => void follower.classList.toggle('goodlayers-active', isOver);
  list.addEventListener('mouseenter', over(true), options);
  list.addEventListener('mouseleave', over(false), options);
  list.addEventListener(
    'mousemove',
    ({ clientX, clientY, target }) => {
      const box = root.getBoundingClientRect();
      follower.style.left = `${clientX - box.left - RADIUS_PX}px`;
      follower.style.top = `${clientY - box.top - RADIUS_PX}px`;
      const isOverLink = target instanceof Element && member(target, 'closest')('a[href],button') !== null;
      follower.classList.toggle('goodlayers-over-link', isOverLink);
    },
    options,
  );
}
