/** @returns a frame for a player or a page, with the permissions that players need */
export function createFrame(src: string, title: string): HTMLIFrameElement {
  const created = document.createElement('iframe');
  created.title = title;
  created.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  created.src = src;
  return created;
}
