/** The page builder's scroll galleries and thumbnail strips, which replace Sly (goodlayers-sliders, section 2). */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { reactWidget } from '../../runtime/react/mount';
import { bulletAttributes, type GalleryReading, itemClasses } from './attributes';
import { setStyles } from './layout';
import { readGallery } from './read-markup';
import { StripBar } from './StripBar';
import { StripFrame } from './StripFrame';
import { useStrip } from './use-strip';
import { createPortal } from 'react-dom';
import { isPress } from '../../runtime/dom/button';

export interface SlySliderProps {
  readonly reading: GalleryReading;
}

/** A list without items is not changed. */
export function SlySlider(props: SlySliderProps): ReactNode {
  return props.reading.items.length > 0 && <Gallery {...props} />;
}

function Gallery({ reading }: SlySliderProps): ReactNode {
  const { items, bar, handle, hasBullets } = reading;
  const strip = useStrip(reading);
  const { sizes, page, active, go } = strip;
  return (
    <>
      <Styles reading={reading} />
      <StripFrame reading={reading} strip={strip} />
      {items.map((item, index) => (
        <ServerElement
          // oxlint-disable-next-line react/no-array-index-key -- the items never change
          key={index}
          element={item}
          classes={itemClasses(index === active)}
          restoresClasses
        />
      ))}
      {bar && handle && <StripBar bar={bar} handle={handle} strip={strip} />}
      {hasBullets && sizes.key !== '' && (
        <Bullets
          reading={reading}
          pages={sizes.starts.length}
          page={page}
          onChoose={(page) => go(sizes.starts[page] ?? 0)}
        />
      )}
    </>
  );
}

/** As a child of the gallery, its effect runs before those that measure the items, and ends after them. */
function Styles({ reading }: SlySliderProps): ReactNode {
  useLayoutEffect(() => setStyles(reading), [reading]);
  return null;
}

interface BulletsProps {
  readonly reading: GalleryReading;
  readonly pages: number;
  /** The current page. */
  readonly page: number;
  readonly onChoose: (page: number) => void;
}

const BUTTON_STYLE = { display: 'block', height: '100%' };

/** Renders into a new list after the gallery. */
function Bullets({ reading, pages, page, onChoose }: BulletsProps): ReactNode {
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

/** Mounts the page builder's scroll galleries and thumbnail strips. */
export const { mount } = reactWidget(
  (root, context) => ({ props: { reading: readGallery(root, context) } }),
  SlySlider,
);
