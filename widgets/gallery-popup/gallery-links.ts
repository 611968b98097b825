/**
 * The lightbox links in a filterable gallery (essential-addons, section 6.5), with one listener per gallery, because
 * items are added and removed. Prevents Elementor's lightbox from opening for these links.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { followLink, isPlainClick } from '../../runtime/page/link';
import type * as popupModule from './popup';

/** A link that opens the lightbox. */
export const GALLERY_LINK = '.eael-magnific-link';

export const mount: WidgetModule['mount'] = (gallery, context) => {
  const { signal } = context;
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    // A failure is reported on click.
    gallery.addEventListener(type, (event) => linkAt(event) && void fetchPopup().catch(() => undefined), {
      signal,
    });
  gallery.addEventListener(
    'click',
    (event) => {
      const link = linkAt(event);
      if (!link) return;
      // Elementor's listener on the document reads this attribute.
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
