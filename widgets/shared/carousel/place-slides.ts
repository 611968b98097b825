/** Places the slides of a row that continues past its ends: slides are moved to the other end while they are needed there. */

/** Where slides are needed. Places are counted from the start of the row, and may be beyond its ends. */
export interface SlidePlaces {
  /** The first place, which may be in view before, during or after a movement. */
  readonly from: number;
  readonly count: number;
  /** The first place in view after the movement. A slide that is needed twice is in view, and its other place gets a copy. */
  readonly first: number;
  /** How many slides are in view. */
  readonly columns: number;
  /** The distance between two places along the row; negative for a row that runs to the left. */
  readonly stepPx: number;
}

/** The attribute of copies, which other widgets ignore. */
const COPY = 'data-atoll-copy';

/** Moves each slide to a place at which it is needed, and back into the row if it is not needed elsewhere. */
export type PlaceSlides = (slides: readonly HTMLElement[], places: SlidePlaces) => void;

export const placeSlides: PlaceSlides = (slides, places) => {
  removeCopies(slides);
  slides.forEach((slide, index) => {
    const needed = placesOf(index, slides.length, places);
    const { first, columns } = places;
    const own = needed.find((place) => place >= first && place < first + columns) ?? needed[0] ?? index;
    slide.style.transform = own === index ? '' : `translateX(${(own - index) * places.stepPx}px)`;
    for (const place of needed) if (place !== own) addCopy(slide, place * places.stepPx);
  });
};

/** Removes the copies that `placeSlides` has added. */
export function removeCopies(slides: readonly HTMLElement[]): void {
  slides[0]?.parentElement?.querySelectorAll(`:scope > [${COPY}]`).forEach((copy) => copy.remove());
}

/** @returns the places at which a slide is needed, in their order */
function placesOf(index: number, total: number, { from, count }: SlidePlaces): number[] {
  const first = index + Math.ceil((from - index) / total) * total;
  const turns = Math.max(0, Math.ceil((from + count - first) / total));
  return Array.from({ length: turns }, (_, turn) => first + turn * total);
}

/** A copy without ids, which readers, the keyboard and scripts do not find. It exists during a movement only. */
function addCopy(slide: HTMLElement, offsetPx: number): void {
  const copy = slide.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  copy.setAttribute(COPY, '');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'absolute',
    top: '0',
    insetInlineStart: '0',
    transform: `translateX(${offsetPx}px)`,
  });
  slide.parentElement?.append(copy);
}
