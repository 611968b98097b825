/**
 * Finds the elements that contain a post, by `id="post-42"` or `class="post-42"`, and their links (contract
 * link-targets, section 4). The page is searched once for all posts, and no selector is built from the response.
 */
import { member } from '../../../runtime/page/member';

/** An element that contains a post. */
export interface Container {
  readonly element: Element;
  /** Digits only. */
  readonly postId: string;
  /** Returns its links that are in the searched node or are that node; never the container itself. */
  readonly links: () => Element[];
}

/** Matches too much, such as `post-title` and `wp-post-image`. CONTAINER_NAME filters the result. */
const MAYBE_CONTAINER = '[id^="post-"],[class*="post-"]';

/** Matches the whole name, so that post-4 does not match post-42. */
const CONTAINER_NAME = /^post-(\d+)$/;

const LINK = 'a[href]';

/**
 * @param root the document, or a newly added element
 * @returns a lazy iterator over the ancestors of the root, the root and its descendants that are containers, including
 * duplicate ids
 */
export function* findContainers(root: Document | Element): Generator<Container> {
  if (root instanceof Element) {
    const linksFromRoot = (): Element[] => [
      ...(member(root, 'matches')(LINK) ? [root] : []),
      ...linksBelow(root),
    ];
    for (
      let ancestor = member(root, 'parentElement');
      ancestor;
      ancestor = member(ancestor, 'parentElement')
    ) {
      yield* containersAt(ancestor, linksFromRoot);
    }
    yield* containersAt(root, () => linksBelow(root));
  }
  const below =
    root instanceof Element
      ? member(root, 'querySelectorAll')(MAYBE_CONTAINER)
      : root.querySelectorAll(MAYBE_CONTAINER);
  for (const element of below) {
    yield* containersAt(element, () => linksBelow(element));
  }
}

/** @returns true if a container has a link for which the server may have a rule */
export function hasContainerWithLinks(root: Document | Element): boolean {
  for (const { links } of findContainers(root)) if (links().length > 0) return true;
  return false;
}

function* containersAt(element: Element, links: () => Element[]): Generator<Container> {
  const id = member(element, 'getAttribute')('id') ?? '';
  const classes = member(element, 'getAttribute')('class') ?? '';
  for (const name of new Set([id, ...classes.split(/\s+/)])) {
    const postId = CONTAINER_NAME.exec(name)?.[1];
    if (postId !== undefined) yield { element, postId, links };
  }
}

function linksBelow(element: Element): Element[] {
  return [...member(element, 'querySelectorAll')(LINK)];
}
