/**
 * Finds the elements that hold a post, by `id="post-42"` or `class="post-42"`, and their links (contract
 * link-targets, section 4). The page is walked once, however many posts the answer names, and no selector is made
 * from an answer.
 */

/** An element that holds a post, seen from the node that was asked about. */
export interface Container {
  readonly element: Element;
  /** Digits only. */
  readonly postId: string;
  /** Those of its links that lie at or below the node that was asked about; never the element itself. */
  readonly links: () => Element[];
}

/** Wider than what is meant: `post-title` and `wp-post-image` answer to it too. */
const MAYBE_CONTAINER = '[id^="post-"],[class*="post-"]';

/** The whole name, so that post-4 is not post-42. */
const CONTAINER_NAME = /^post-(\d+)$/;

const LINK = 'a[href]';

/**
 * @param root the document, or an element that was just added to it
 * @returns the containers around, at and below the root, duplicates of an id included; lazily
 */
export function* findContainers(root: Document | Element): Generator<Container> {
  if (root instanceof Element) {
    const linksFromRoot = (): Element[] => [...(root.matches(LINK) ? [root] : []), ...linksBelow(root)];
    for (let around = root.parentElement; around; around = around.parentElement) {
      yield* containersAt(around, linksFromRoot);
    }
    yield* containersAt(root, () => linksBelow(root));
  }
  for (const element of root.querySelectorAll(MAYBE_CONTAINER)) {
    yield* containersAt(element, () => linksBelow(element));
  }
}

/** Is there a link that the server may have something to say about? */
export function hasContainerWithLinks(root: Document | Element): boolean {
  for (const { links } of findContainers(root)) if (links().length > 0) return true;
  return false;
}

function* containersAt(element: Element, links: () => Element[]): Generator<Container> {
  // Not the properties of the same names: in a form, an input called "id" stands in front of them.
  const id = element.getAttribute('id') ?? '';
  const classes = element.getAttribute('class') ?? '';
  for (const name of new Set([id, ...classes.split(/\s+/)])) {
    const postId = CONTAINER_NAME.exec(name)?.[1];
    if (postId !== undefined) yield { element, postId, links };
  }
}

function linksBelow(element: Element): Element[] {
  return [...element.querySelectorAll(LINK)];
}
