/**
 * Shows the final values of widgets that count, fill or write, and that cannot run. The server prints the beginning: "0
 * students", an empty bar, 00 days, which would be false for good. Used by the engine when a widget fails, and by the inline script that
 * brings the originals back, if they cannot be fetched either. It imports nothing, because the engine of every page contains
 * it; `final-drawings.ts` has what takes more code.
 */

/** What a widget counts or fills. */
interface FinalValue {
  readonly selector: string;
  /** The attribute with the value, as the author wrote it. */
  readonly attribute: string;
  readonly show: (element: HTMLElement, written: string) => void;
}

const FULL = 100;

/** No author writes a longer number. */
const LONGEST_TEXT = 100;

/** The parts of a progress bar and their final styles, for a percentage (essential-addons, section 11). */
const BAR_PARTS: readonly (readonly [part: string, style: (percent: number) => Record<string, string>])[] = [
  ['line-fill', (percent) => ({ width: `${percent}%` })],
  ['box-fill', (percent) => ({ height: `${percent}%` })],
  ['half-circle .eael-progressbar-circle-half', (percent) => ({ transform: `rotate(${percent * 1.8}deg)` })],
  ['circle-half-left', (percent) => ({ transform: `rotate(${percent * 3.6}deg)` })],
  ['circle-half-right', (percent) => (percent > FULL / 2 ? { visibility: 'visible' } : {})],
  ['circle-pie', (percent) => (percent > FULL / 2 ? { clipPath: 'inset(0)' } : {})],
];

const VALUES: readonly FinalValue[] = [
  {
    // goodlayers-motion, section 1
    selector: '.gdlr-core-counter-item-count',
    attribute: 'data-counter-end',
    show: writeText,
  },
  {
    // elementor-frontend, section 3.5
    selector: '.elementor-counter-number',
    attribute: 'data-to-value',
    show: writeText,
  },
  {
    // goodlayers-motion, section 6
    selector: '.gdlr-core-skill-bar-filled',
    attribute: 'data-width',
    show(bar, written) {
      bar.style.width = `${Math.trunc(percentOf(written))}%`;
      bar.classList.add('gdlr-core-animate');
    },
  },
  {
    selector: '.eael-progressbar',
    attribute: 'data-count',
    show(bar, written) {
      const percent = percentOf(written);
      const text = Number.isNaN(Number.parseFloat(written)) ? written : String(Math.ceil(percent));
      bar.querySelectorAll('.eael-progressbar-count').forEach((count) => writeText(count, text));
      for (const [part, style] of BAR_PARTS)
        bar
          .querySelectorAll<HTMLElement>(`.eael-progressbar-${part}`)
          .forEach((element) => Object.assign(element.style, style(percent)));
    },
  },
];

/** What the server prints as 00 until a countdown runs (essential-addons, section 2). */
const DIGITS = '.eael-countdown-digits';

/** Shown when the number is unknown. The line keeps its height. */
const UNKNOWN = '–';

/** Character counts. Nothing updates them in a form that fails (contact-form-7, section 10.5). */
const COUNTS = '.wpcf7-character-count';

/** Fancy texts. The stylesheet hides their place until they start (essential-addons, section 3). */
const FANCY = '.eael-fancy-text-container';

/** Matches everything that has a final value. */
export const HAS_FINAL_VALUE = [
  ...VALUES.map(({ selector }) => selector),
  '.eael-countdown-wrapper',
  FANCY,
  '.wpcf7 form',
].join();

/** Shows the final value of an element, if it has one. */
export function showFinalValue(element: Element): void {
  // The fields of a form may have the names of its methods.
  const within = (selector: string): NodeListOf<Element> =>
    Element.prototype.querySelectorAll.call(element, selector);
  if (element instanceof HTMLFormElement) return within(COUNTS).forEach((count) => writeText(count, ''));
  if (element.matches('.eael-countdown-wrapper'))
    within(DIGITS).forEach((field) => writeText(field, UNKNOWN));
  if (element.matches(FANCY)) showFirstText(element, within('.eael-fancy-text-strings'));
  for (const { selector, attribute, show } of VALUES) {
    const written = (element.getAttribute(attribute) ?? '').trim();
    const isAuthors = written !== '' && written.length <= LONGEST_TEXT;
    if (isAuthors && element.matches(selector)) show(element as HTMLElement, written);
  }
}

/** @param places the element for the texts, and the server's copy with the longest text */
function showFirstText(root: Element, places: NodeListOf<Element>): void {
  const texts = (root.getAttribute('data-fancy-text') ?? '').replace(/<[^>]*>/g, '').split('|');
  const text = texts.find((one) => one.trim() !== '');
  for (const place of Array.from(places)) {
    if (text === undefined || place.closest('[data-atoll-place]')) continue;
    writeText(place, text);
    (place as HTMLElement).style.display = 'inline-block';
  }
}

/** Keeps the server's node if the element has no other. */
function writeText(element: Element, text: string): void {
  const [node, ...others] = Array.from(element.childNodes);
  if (node instanceof Text && others.length === 0) node.data = text;
  else element.textContent = text;
}

function percentOf(written: string): number {
  return Math.min(Math.max(Number.parseFloat(written) || 0, 0), FULL);
}
