/** Converts HTML texts from the server to plain text, and to nodes where they have markup. */
import { createText } from '../../runtime/dom/text';

/** A text of an animation. */
export interface AnimatedString {
  /** Its letters. A line break is a space. */
  readonly text: string;
  /** The same with its markup; undefined for a text without. */
  readonly markup?: Markup;
}

/** Sanitised inline markup of a text. */
export interface Markup {
  readonly nodes: DocumentFragment;
  /** The number of letters before the text: white space, which is not typed. */
  readonly lead: number;
}

/** Interactive elements. They are removed, because the text changes and assistive technology does not see it. */
const INTERACTIVE = 'a,button,input,select,textarea,label,summary,details,iframe,video,audio,[tabindex]';

/** typed.js takes these for pauses and for text to type at once. */
const CODES = /\^\d+|`/g;

/**
 * @param sources HTML from an attribute
 * @param isTyped in texts with markup, what typed.js takes for codes is removed
 * @returns each text, without empty ones
 */
export async function toStrings(
  sources: readonly string[],
  isTyped = false,
): Promise<readonly AnimatedString[]> {
  const strings = await Promise.all(sources.map((source) => toString(source.trim(), isTyped)));
  return strings.filter(({ text }) => text !== '');
}

/**
 * Joins what the separator `|` has divided: the original's animated modes read the texts from the `noscript`, in which they
 * are separated by a comma and a space (essential-addons, section 3.5).
 *
 * @param sources the parts between the separators, as HTML
 * @param served the content of the `noscript`, as HTML
 * @returns the parts as they are if they do not occur in the served texts one after another
 */
export async function joinDivided(sources: readonly string[], served: string): Promise<readonly string[]> {
  if (!served.includes('|')) return sources;
  const { toNodes } = await import('../../runtime/dom/html');
  const plain = (html: string): string => (toNodes(html).textContent ?? '').trim();
  const text = plain(served);
  const joined: string[] = [];
  let at = 0;
  for (const source of sources) {
    const start = text.indexOf(plain(source), at);
    if (start === -1) return sources;
    const isDivided = /^[^,]*\|[^,]*$/.test(text.slice(at, start));
    const last = joined.at(-1);
    if (last !== undefined && isDivided) joined[joined.length - 1] = `${last}|${source}`;
    else joined.push(source);
    at = start + plain(source).length;
  }
  return joined;
}

/** @returns the first letters of a text, with their markup */
export function firstLetters({ nodes, lead }: Markup, letters: number): DocumentFragment {
  const range = document.createRange();
  range.selectNodeContents(nodes);
  let left = lead + letters;
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = lengthOf(node);
    if (node instanceof Text && left <= length) {
      range.setEnd(node, left);
      break;
    }
    if (isBreak(node) && left === 0) {
      range.setEndBefore(node);
      break;
    }
    left -= length;
  }
  return range.cloneContents();
}

/** @returns true for a source with tags or entities. Most have none, and the sanitiser is a large chunk. */
function hasHtml(source: string): boolean {
  return /[<&]/.test(source);
}

async function toString(source: string, isTyped: boolean): Promise<AnimatedString> {
  if (!hasHtml(source)) return { text: source };
  const { toNodes } = await import('../../runtime/dom/html');
  const nodes = toNodes(source);
  for (const element of nodes.querySelectorAll(INTERACTIVE)) element.replaceWith(...element.childNodes);
  for (const element of nodes.querySelectorAll('[id]')) element.removeAttribute('id');
  if (!nodes.querySelector('*')) return { text: nodes.textContent?.trim() ?? '' };
  if (isTyped) removeCodes(nodes);
  const letters = lettersOf(nodes);
  return {
    text: letters.trim(),
    markup: { nodes, lead: letters.length - letters.trimStart().length },
  };
}

function removeCodes(nodes: DocumentFragment): void {
  for (const node of allNodes(nodes))
    if (node instanceof Text) node.replaceWith(createText(node.data.replaceAll(CODES, '')));
}

function lettersOf(nodes: DocumentFragment): string {
  return allNodes(nodes)
    .map((node) => (node instanceof Text ? node.data : isBreak(node) ? ' ' : ''))
    .join('');
}

function allNodes(nodes: DocumentFragment): readonly Node[] {
  const walker = document.createTreeWalker(nodes, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const all: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) all.push(node);
  return all;
}

const isBreak = (node: Node): boolean => node instanceof HTMLBRElement;

const lengthOf = (node: Node): number => (node instanceof Text ? node.length : isBreak(node) ? 1 : 0);

/** The texts of sources that contain HTML, which only the sanitiser can read. It is fetched before it is needed. */
const known = new Map<string, string>();

/** Fetches what `plainTexts` needs to read some sources. */
export async function loadPlainTexts(sources: readonly string[]): Promise<void> {
  for (const source of sources.filter(hasHtml)) {
    const [string] = await toStrings([source]);
    known.set(source, string?.text ?? '');
  }
}

/** @returns the texts of sources, without empty ones and those that cannot be read yet */
export function plainTexts(sources: readonly string[]): readonly string[] {
  return sources
    .map((source) => (hasHtml(source) ? (known.get(source) ?? '') : source.trim()))
    .filter((text) => text !== '');
}

/**
 * The whole text of an animation that shows a part of it.
 *
 * @param shown the text on the screen
 * @param texts the texts of the animation
 * @returns the text that has begun; the first text if nothing is shown; undefined if a whole or another text is shown
 */
export function completeText(shown: string, texts: readonly string[]): string | undefined {
  const begun = shown.trim();
  if (texts.includes(begun)) return undefined;
  return texts.find((text) => text.startsWith(begun));
}
