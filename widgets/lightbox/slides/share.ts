/**
 * The links for sharing a slide (goodlayers-panels, section 18.7). They are plain links that load nothing in advance.
 */

/** A link to a sharing service. */
export interface ShareLink {
  /** The service's name, or the original's text. */
  readonly name: string;
  readonly href: string;
  /** Whether the link saves a file. */
  readonly isDownload?: boolean;
}

/**
 * @param address the page's URL with the slide in its fragment
 * @param file the URL of the image; undefined if the slide is not an image
 * @param text the description of the image, or ''
 */
export function shareLinks(address: string, file: string | undefined, text: string): ShareLink[] {
  const links = [
    { name: 'Facebook', href: link('https://www.facebook.com/sharer/sharer.php', { u: address }) },
    { name: 'Twitter', href: link('https://twitter.com/intent/tweet', { text, url: address }) },
  ];
  // Pinterest needs an image with a public URL.
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
