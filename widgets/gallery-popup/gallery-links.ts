/**
 * The lightbox's links in a filterable gallery (essential-addons, section 6.5): one listener a gallery, because items
 * come and go. Elementor's own lightbox finds no link of its own among them.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { followLink, isPlainClick } from '../../runtime/page/link';
import type * as popupModule from './popup';

/** A link that opens the lightbox. */
export const GALLERY_LINK = '.eael-magnific-link';

export const mount: WidgetModule['mount'] = (gallery, context) => {
  const { signal } = context;
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    // Should it fail, the click will tell.
    gallery.addEventListener(type, (event) => linkAt(event) && void fetchPopup().catch(() => undefined), {
      signal,
    });
  gallery.addEventListener(
    'click',
    (event) => {
      const link = linkAt(event);
      if (!link) return;
      // Elementor listens on the document, and reads this when the click has come there.
      link.setAttribute('data-elementor-open-lightbox', 'no');
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      void open(gallery, link, context);
    },
    { signal },
  );
};

async function open(gallery: HTMLElement, link: HTMLElement, context: WidgetContext): Promise<void> {
  try {
    const { openPopup } = await fetchPopup();
    if (!context.signal.aborted) openPopup(gallery, link, context);
  } catch (error) {
    context.report('lightbox_failed', error);
    followLink(link);
  }
}

function fetchPopup(): Promise<typeof popupModule> {
  return import('./popup');
}

function linkAt({ target }: Event): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>(GALLERY_LINK)) || undefined;
}
