/** The link to a post's edit screen, for editors (link-targets, sections 5.3, 8 and 9). */
import { setText } from '../../../runtime/dom/text';
import { isSafeHref } from '../../../runtime/page/url';

/** The original's class, which the site's stylesheet may use. */
const EDIT_LINK = 'vk-ltc-edit-link';

const HEADING = 'h1,h2,h3,h4,h5,h6';

/**
 * Adds an edit link to a container, after the link in the title or else after the first link with text.
 *
 * @param container the post's element
 * @param links the links in it to which the rule applies
 * @param url the URL of the edit screen; ignored if it has another origin
 * @param label the text in the brackets
 */
export function addEditLink(container: Element, links: readonly Element[], url: string, label: string): void {
  const place = findPlace(links);
  if (!place || !isOwnAddress(url, container.ownerDocument) || hasEditLink(container, place, url)) return;
  const link = container.ownerDocument.createElement('a');
  const text = `[${label}]`;
  const title = titleFor(place, container);
  link.className = EDIT_LINK;
  link.setAttribute('href', url);
  setText(link, text);
  // Starts with the visible text, for voice control (WCAG 2.5.3).
  if (title !== '') link.setAttribute('aria-label', `${text} ${title}`);
  // Set as properties, because a strict content security policy blocks style attributes.
  link.style.fontSize = '.75em';
  link.style.marginLeft = '.5em';
  link.style.whiteSpace = 'nowrap';
  place.after(link);
}

function findPlace(links: readonly Element[]): Element | undefined {
  const withText = links.filter((link) => link.querySelector('img') === null);
  return withText.find((link) => link.closest(HEADING) !== null) ?? withText[0];
}

/** Checks the whole container too, because later links can change which link is the place. */
function hasEditLink(container: Element, place: Element, url: string): boolean {
  return (
    place.nextElementSibling?.matches(`a.${EDIT_LINK}`) === true ||
    [...container.querySelectorAll(`a.${EDIT_LINK}`)].some((link) => link.getAttribute('href') === url)
  );
}

function titleFor(place: Element, container: Element): string {
  const heading = place.closest(HEADING) ? place : container.querySelector(HEADING);
  return ((heading ?? place).textContent ?? '').trim().replaceAll(/\s+/g, ' ');
}

function isOwnAddress(url: string, page: Document): boolean {
  if (!isSafeHref(url) || !URL.canParse(url, page.baseURI)) return false;
  return new URL(url, page.baseURI).origin === page.location.origin;
}
