/** Marks the links of a menu that lead to the current page, or to the section in the middle of the viewport. */
import { prepareAttributes, rememberClasses, writeClasses } from '../../runtime/dom/attributes';
import { watchIntersection } from '../../runtime/motion/intersection';
import { linkAttributes, linkClasses, type LinkReading } from './attributes';

/** The horizontal line in the middle of the viewport. */
const MIDDLE = '-50% 0px -50% 0px';

/** @param signal restores the server's links */
export function startCurrentLinks(links: readonly LinkReading[], signal: AbortSignal): void {
  for (const reading of links) {
    const { link, section } = reading;
    const show = (isInMiddle: boolean): void => writeClasses(link, linkClasses(reading, isInMiddle));
    const restoreAttributes = prepareAttributes([[link, linkAttributes(reading)]]);
    const restoreClasses = rememberClasses(link, Object.keys(linkClasses(reading, false)));
    show(false);
    const stop = section && watchIntersection(section, MIDDLE, ({ isIntersecting }) => show(isIntersecting));
    signal.addEventListener('abort', () => {
      stop?.();
      restoreAttributes();
      restoreClasses();
    });
  }
}
