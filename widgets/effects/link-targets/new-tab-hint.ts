/**
 * Tells assistive technology that a link opens a new tab: one hidden text for the whole page, which the links refer
 * to (link-targets, section 9). The links' own text stays as it is, because other scripts compare it.
 */
import { addTokens, removeTokens } from './mark';

/** The id of the shared text. */
export const HINT_ID = 'atoll-new-tab';

/** Words with which a link says it itself, in English; the site's own language is that of the hint. */
const SAYS_SO = /\bnew (browser )?(tab|window)\b/i;

/** Attributes whose text is read out with a link. */
const SPOKEN = ['aria-label', 'title', 'alt'];

/** Attributes that point to text read out with a link. */
const REFERENCES = ['aria-labelledby', 'aria-describedby'];

/** Adds or takes away the hint at one link. */
export type Hint = (link: Element, target: '_blank' | '_self') => void;

/**
 * @param page where the text is put when the first link needs it
 * @param text for instance "(opens in a new tab)"
 */
export function createHint(page: Document, text: string): Hint {
  const words = text.replace(/^\W+|\W+$/gu, '').toLowerCase();
  let element: HTMLElement | undefined;

  return (link, target) => {
    if (target === '_self') return removeTokens(link, 'aria-describedby', [HINT_ID]);
    const spoken = spokenTexts(link).join(' ');
    if (SAYS_SO.test(spoken) || (words !== '' && spoken.toLowerCase().includes(words))) return;
    if (!element?.isConnected) {
      element = page.getElementById(HINT_ID) ?? page.body.appendChild(hintElement(page, text));
    }
    addTokens(link, 'aria-describedby', [HINT_ID]);
  };
}

/** A description may be hidden: then it is read out with the link and nowhere else. */
function hintElement(page: Document, text: string): HTMLElement {
  const element = page.createElement('span');
  element.id = HINT_ID;
  element.hidden = true;
  element.textContent = text;
  return element;
}

/** All that is said of a link already; our own hint too, when the link has it. */
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
