/**
 * The lightbox links of a filterable gallery (essential-addons, section 6.5). The gallery has the listeners, because its
 * items are added and removed. Prevents Elementor's lightbox from opening for these links.
 */
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WidgetContext } from '../../runtime/core/define';
import { followLink, isPlainClick } from '../../runtime/page/link';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import type { PopupReading } from './attributes';
import { GALLERY_LINK, linkAt } from './gallery-links';
import type * as popupModule from './Popup';
import type { PopupProps } from './Popup';

export interface GalleryLightboxProps {
  readonly gallery: HTMLElement;
  /** The configuration's translations by key. */
  readonly translations: ReadonlyMap<string, string>;
  readonly report: WidgetContext['report'];
}

/** A link that the visitor points to. */
const INTENDED = `${GALLERY_LINK}:is(:hover,:focus)`;

interface OpenPopup {
  readonly Popup: ComponentType<PopupProps>;
  readonly reading: PopupReading;
}

export function GalleryLightbox({ gallery, translations, report }: GalleryLightboxProps): ReactNode {
  // The pressed link, from the click until the lightbox is closed.
  const [pressed, setPressed] = useState<HTMLElement>();
  const [open, setOpen] = useState<OpenPopup>();

  const close = (): void =>
    flushSync(() => {
      setPressed(undefined);
      setOpen(undefined);
    });
  const show = useEffectEvent(({ Popup, isPopupOpen, readPopup }: typeof popupModule, link: HTMLElement) => {
    if (isPopupOpen()) close();
    else {
      const reading = readPopup(gallery, link, translations);
      flushSync(() => setOpen({ Popup, reading }));
    }
  });
  const fail = useEffectEvent((error: unknown, link: HTMLElement) => {
    report('lightbox_failed', error);
    close();
    followLink(link);
  });

  useEffect(() => {
    if (!pressed) return undefined;
    let isCurrent = true;
    fetchPopup()
      .then((code) => isCurrent && show(code, pressed))
      .catch((error: unknown) => isCurrent && fail(error, pressed));
    return () => {
      isCurrent = false;
    };
  }, [pressed]);

  useEffect(() => {
    // The event that mounts the widget does not reach its listeners.
    if (gallery.querySelector(INTENDED)) prefetch();
  }, [gallery]);

  const onClick = (event: Event): void => {
    const link = linkAt(event);
    if (!link) return;
    // Elementor's listener on the document reads this attribute.
    link.setAttribute('data-elementor-open-lightbox', 'no');
    if (event.defaultPrevented || !isPlainClick(event as MouseEvent)) return;
    event.preventDefault();
    setPressed((before) => before ?? link);
  };
  return (
    <>
      <ServerElement
        element={gallery}
        listeners={{ click: onClick, pointerover: onIntent, pointerdown: onIntent, focusin: onIntent }}
      />
      {open && <open.Popup reading={open.reading} report={report} onClose={close} />}
    </>
  );
}

function onIntent(event: Event): void {
  if (linkAt(event)) prefetch();
}

/** A failure is reported on click. */
function prefetch(): void {
  fetchPopup().catch(() => undefined);
}

function fetchPopup(): Promise<typeof popupModule> {
  return import('./Popup');
}

/** Mounts the lightbox of a filterable gallery (essential-addons, section 6.5). */
export const { mount } = reactWidget(
  (gallery, { config, report }) => ({ props: { gallery, translations: config.strings, report } }),
  GalleryLightbox,
);
