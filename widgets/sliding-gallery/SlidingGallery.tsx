/** The page builder's sliding gallery: an endless row of images (goodlayers-sliders, section 3). */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { restoreOnAbort } from '../../runtime/dom/restore';
import type { PageConfig } from '../../runtime/page/config';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { rootAttributes, type SlidingGalleryReading } from './attributes';
import { moveRibbon } from './move-ribbon';
import { readSlidingGallery } from './read-markup';

export interface SlidingGalleryProps {
  readonly reading: SlidingGalleryReading;
  readonly config: PageConfig;
}

export function SlidingGallery({ reading, config }: SlidingGalleryProps): ReactNode {
  const { root, items } = reading;
  // When reduced motion is preferred, all images can be reached by scrolling.
  const [isScrollable] = useState(prefersReducedMotion);
  useLayoutEffect(() => {
    const controller = new AbortController();
    if (isScrollable) makeScrollable(root, controller.signal);
    else if (items.length > 1) moveRibbon(reading, config, controller.signal);
    return () => controller.abort();
  }, [isScrollable, root, items, reading, config]);
  return <ServerElement element={root} attributes={rootAttributes(reading, isScrollable)} />;
}

function makeScrollable(root: HTMLElement, signal: AbortSignal): void {
  restoreOnAbort([root], { attributes: ['style'] }, signal);
  root.style.overflowX = 'auto';
}

/** Mounts the page builder's sliding galleries. */
export const { mount } = reactWidget(
  (root, context) => ({ props: { reading: readSlidingGallery(root, context), config: context.config } }),
  SlidingGallery,
);
