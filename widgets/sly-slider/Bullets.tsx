/** The bullets below a scroll gallery, one for each page, with the markup that themes style (goodlayers-sliders, section 2). */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isPress } from '../../runtime/dom/button';
import { bulletAttributes, type GalleryReading } from './attributes';

export interface BulletsProps {
  readonly reading: GalleryReading;
  readonly pages: number;
  /** The current page. */
  readonly page: number;
  readonly onChoose: (page: number) => void;
}

const BUTTON_STYLE = { display: 'block', height: '100%' };

/** Renders into a new list after the gallery. */
export function Bullets({ reading, pages, page, onChoose }: BulletsProps): ReactNode {
  const { root } = reading;
  const [nav] = useState(createNav);
  useLayoutEffect(() => {
    root.after(nav);
    return () => nav.remove();
  }, [root, nav]);
  return createPortal(
    Array.from({ length: pages }, (_, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a bullet is its page
      <li key={index} className={index === page ? 'active' : undefined}>
        <span
          style={BUTTON_STYLE}
          {...bulletAttributes(reading, index, index === page)}
          onClick={() => onChoose(index)}
          onKeyDown={(event) => {
            if (!isPress(event)) return;
            event.preventDefault();
            onChoose(index);
          }}
        >
          {index + 1}
        </span>
      </li>
    )),
    nav,
  );
}

function createNav(): HTMLElement {
  const nav = document.createElement('ul');
  nav.className = 'gdlr-core-sly-nav';
  return nav;
}
