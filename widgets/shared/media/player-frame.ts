/** The permissions that players in a frame need. */
export const FRAME_PERMISSIONS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** @returns a frame for a player or a page, with the permissions that players need */
export function createFrame(src: string, title: string): HTMLIFrameElement {
  const created = document.createElement('iframe');
  created.title = title;
  created.allow = FRAME_PERMISSIONS;
  created.src = src;
  return created;
}
