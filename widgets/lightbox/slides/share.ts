/** Where a slide can be shared (goodlayers-panels, section 18.7): ordinary links, of which nothing is fetched before. */

/** A place to share at. */
export interface ShareLink {
  /** A proper name: the same in every language. */
  readonly name: string;
  readonly href: string;
}

/**
 * @param address of the page with the slide in it, so that the link leads back to the slide
 * @param file the picture; undefined for what is none
 * @param text what the picture shows; '' where nobody has said
 */
export function shareLinks(address: string, file: string | undefined, text: string): ShareLink[] {
  const links = [
    { name: 'Facebook', href: link('https://www.facebook.com/sharer/sharer.php', { u: address }) },
    { name: 'Twitter', href: link('https://twitter.com/intent/tweet', { text, url: address }) },
  ];
  // Pinterest collects pictures, and has no use for one that only this browser has.
  if (file?.startsWith('http')) {
    const query = { url: address, media: file, description: text };
    links.push({ name: 'Pinterest', href: link('https://www.pinterest.com/pin/create/button/', query) });
  }
  return links;
}

function link(place: string, query: Readonly<Record<string, string>>): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  return `${place}?${new URLSearchParams(filled).toString()}`;
}
