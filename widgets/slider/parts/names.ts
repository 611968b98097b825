/** The roles and names of a slider and its slides: the pattern Carousel of the ARIA Authoring Practices. */
import { setAttributes } from '../../../runtime/dom/restore';
import { strings } from '../../../runtime/page/strings.json';
import type { Translate } from '../../../runtime/page/translate';

/** @param title the title that the page gives the slider; '' without one */
export function nameParts(
  root: HTMLElement,
  list: HTMLElement,
  slides: readonly HTMLElement[],
  title: string,
  say: Translate,
  signal: AbortSignal,
): void {
  setAttributes(
    root,
    {
      role: 'group',
      'aria-roledescription': say(strings['slides.carousel']),
      'aria-label': title || say(strings['slides.label']),
    },
    signal,
  );
  setAttributes(list, { 'aria-live': 'polite' }, signal);
  slides.forEach((slide, index) => {
    const place = say(strings['slides.place']);
    const label = place.replace('{n}', String(index + 1)).replace('{total}', String(slides.length));
    const description = say(strings['slides.slide']);
    setAttributes(slide, { 'aria-roledescription': description, 'aria-label': label }, signal);
  });
  root.querySelectorAll('img').forEach((image) => setAttributes(image, { draggable: 'false' }, signal));
}
