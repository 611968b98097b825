/**
 * Tells when an element comes into view: "in view" as the originals mean it, its top edge above a line at a given
 * share of the screen's height (platform contract, VIEW).
 */

/** Further than any page is long, in px. */
const FAR_PX = 1e7;

/**
 * @param element to watch
 * @param share of the screen's height, from the top: 1 is the bottom edge
 * @param onView called once, later, with `wasThere` true when the element was in view from the start
 * @param signal stops watching
 */
export function whenInView(
  element: Element,
  share: number,
  onView: (wasThere: boolean) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let isFirst = true;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) {
        observer.disconnect();
        onView(isFirst);
      }
      isFirst = false;
    },
    // Only the line counts: an element that has been scrolled past, or lies to the side, is in view.
    { rootMargin: `${FAR_PX}px ${FAR_PX}px ${(share - 1) * 100}% ${FAR_PX}px` },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
