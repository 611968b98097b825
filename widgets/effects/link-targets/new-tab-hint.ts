/**
 * Describes links that open a new tab for assistive technology, with one hidden text that the links reference
 * (link-targets, section 9). The text of the links does not change, because other scripts compare it.
 */
import { setText } from '../../../runtime/dom/text';
import { addTokens, removeTokens } from './mark';

/** The id of the shared text. A number follows if an element in the content has it. */
const HINT_ID = 'atoll-new-tab';

/** The shared texts. They are not looked up by their id, because the content may contain an element with it. */
const hints = new WeakMap<Document, HTMLElement>();

/**
 * Matches link texts that already mention the new tab in English. The site's language is covered by the hint's text.
 */
const SAYS_SO = /\bnew (browser )?(tab|window)\b/i;

/** Attributes whose text is read out with a link. */
const SPOKEN = ['aria-label', 'title', 'alt'];

/** Attributes that point to text read out with a link. */
const REFERENCES = ['aria-labelledby', 'aria-describedby'];

/** Adds the hint to a link or removes it. */
export type Hint = (link: Element, target: '_blank' | '_self') => void;

/**
 * @param page the document; the text is added to it for the first link that needs it
 * @param text for example "(opens in a new tab)"
 */
export function createHint(page: Document, text: string): Hint {
  const words = text.replace(/^\W+|\W+$/gu, '').toLowerCase();

  return (link, target) => {
    const before = hints.get(page);
    if (target === '_self') return before && removeTokens(link, 'aria-describedby', [before.id]);
    const spoken = spokenTexts(link).join(' ');
    if (SAYS_SO.test(spoken) || (words !== '' && spoken.toLowerCase().includes(words))) return;
    const hint = before?.isConnected ? before : page.body.appendChild(hintElement(page, text));
    hints.set(page, hint);
    addTokens(link, 'aria-describedby', [hint.id]);
  };
}

/** A hidden description is read out only with the links that reference it. */
function hintElement(page: Document, text: string): HTMLElement {
  const element = page.createElement('span');
  element.id = HINT_ID;
  for (let number = 2; page.getElementById(element.id); number += 1) element.id = `${HINT_ID}-${number}`;
  element.hidden = true;
  setText(element, text);
  return element;
}

/** @returns all texts that are read out with a link, including the hint if the link has it */
function spokenTexts(link: Element): string[] {
  const parts = [link, ...link.querySelectorAll('[aria-label],[title],[alt]')];
  const references = REFERENCES.flatMap((name) => link.getAttribute(name)?.split(/\s+/) ?? []);
  return [
    link.textContent ?? '',
    ...parts.flatMap((part) => SPOKEN.map((name) => part.getAttribute(name) ?? '')),
    ...references
      .filter((id) => id !== '')
      .map((id) => link.ownerDocument.getElementById(id)?.textContent ?? ''),
  ];
}
