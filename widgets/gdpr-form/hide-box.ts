/**
 * Hides a checkbox only visually. The stylesheet takes it off the page and draws a switch beside it; here keyboards and
 * screen readers reach it. Contains no React, because the form is prepared with it.
 */
import { remember } from '../../runtime/dom/restore';
import { hideVisually } from '../../runtime/page/announce';

/** @returns a function that restores the server's style */
export function hideBox(box: HTMLElement): () => void {
  const restore = remember(box, { attributes: ['style'] });
  hideVisually(box);
  box.style.display = 'block';
  return restore;
}
