/** Elementor's image carousel, which replaces its Swiper (elementor-frontend, section 3.8). */
import { type ReactNode, useLayoutEffect } from 'react';
import type { PageConfig } from '../../runtime/page/config';
import { ServerElement } from '../../runtime/react/server-element';
import {
  listAttributes,
  slideAttributes,
  slideClasses,
  viewportAttributes,
  viewportClasses,
} from './attributes';
import { Controls } from './Controls';
import type { CarouselReading } from './read-elementor';
import { setStage } from './stage';
import { useCarousel } from './use-carousel';

export interface ImageCarouselProps {
  readonly reading: CarouselReading;
  readonly config: PageConfig;
}

/** A single slide is not changed. */
export function ImageCarousel(props: ImageCarouselProps): ReactNode {
  return props.reading.slides.length > 1 && <Carousel {...props} />;
}

function Carousel({ reading, config }: ImageCarouselProps): ReactNode {
  const { root, viewport, list, slides } = reading;
  const { state, isAutoplay, turnBy, choose } = useCarousel(reading, config);
  return (
    <>
      <Stage reading={reading} />
      <ServerElement element={root} classes={{ 'e-widget-swiper': true }} restoresClasses />
      <ServerElement
        element={viewport}
        attributes={viewportAttributes(reading)}
        {...(state.movement && { classes: viewportClasses(reading), restoresClasses: true })}
      />
      <ServerElement element={list} attributes={listAttributes(isAutoplay)} />
      {slides.map((slide, index) => (
        <ServerElement
          // oxlint-disable-next-line react/no-array-index-key -- the slides never change
          key={index}
          element={slide}
          attributes={slideAttributes(state, index, slides.length)}
          classes={slideClasses(state, index, slides.length)}
          restoresClasses
        />
      ))}
      <Controls reading={reading} state={state} onTurn={turnBy} onChoose={choose} />
    </>
  );
}

/** The styles of the slides. As a child, its effects run before those that start Swiper, and end after them. */
function Stage({ reading }: { readonly reading: CarouselReading }): ReactNode {
  useLayoutEffect(() => setStage(reading), [reading]);
  return null;
}
