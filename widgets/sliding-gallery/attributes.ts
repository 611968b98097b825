/** The attributes of a sliding gallery (goodlayers-sliders, section 3). */
import type { ElementAttributes } from '../../runtime/dom/attributes';

/** What `readSlidingGallery` finds in the markup. */
export interface SlidingGalleryReading {
  readonly root: HTMLElement;
  readonly items: readonly HTMLElement[];
  readonly pxPerSecond: number;
  /** The gallery's name, translated. */
  readonly label: string;
}

/** @param isScrollable the visitor scrolls it instead of watching it move, also with the keyboard */
export const rootAttributes = (
  { label }: SlidingGalleryReading,
  isScrollable: boolean,
): ElementAttributes => ({
  role: 'group',
  'aria-label': label,
  ...(isScrollable && { tabIndex: 0 }),
});
