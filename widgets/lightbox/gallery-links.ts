/**
 * The lightbox's links in a filterable gallery (essential-addons, section 6.5): one listener a gallery, because items
 * come and go. Elementor's own lightbox finds no link of its own among them.
 */
import type { WidgetModule } from '../../runtime/define';
import { countLinks, openOnClick, prefetch } from './lightbox-links';
import { GALLERY_LINK, memberFor } from './gallery-sets';

export const mount: WidgetModule['mount'] = (gallery, context) => {
  const { signal } = context;
  countLinks(context);
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    gallery.addEventListener(type, (event) => linkAt(event) && prefetch(), { signal });
  gallery.addEventListener(
    'click',
    (event) => {
      const link = linkAt(event);
      if (!link) return;
      // Elementor listens on the document, and reads this when the click has come there.
      link.setAttribute('data-elementor-open-lightbox', 'no');
      void openOnClick(event, memberFor(link), context);
    },
    { signal },
  );
};

function linkAt({ target }: Event): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(GALLERY_LINK)) || undefined;
}
