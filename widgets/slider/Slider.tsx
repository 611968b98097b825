/** The page builder's sliders and carousels, which replace FlexSlider (goodlayers-sliders, section 1). */
import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { PageConfig } from '../../runtime/page/config';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import {
  listAttributes,
  listClasses,
  rootAttributes,
  rootClasses,
  slideAttributes,
  slideClasses,
  type SliderReading,
} from './attributes';
import { Controls } from './Controls';
import { listenToKeys, startFollower } from './parts/listeners';
import { centreArrows } from './parts/size';
import { createViewport, releaseHeight, setStage } from './parts/stage';
import { readSlider } from './read-markup';
import { useSlider } from './use-slider';

export interface StageProps {
  readonly reading: SliderReading;
  /** From `createViewport`. */
  readonly viewport: HTMLElement;
}

/**
 * The viewport and the styles of a slider. As a child of the slider, its effects run before those that measure the slides
 * and start Swiper, and end after them.
 * Renders nothing.
 */
function Stage({ reading, viewport }: StageProps): ReactNode {
  useLayoutEffect(() => setStage(reading, viewport), [reading, viewport]);
  return null;
}

export interface SliderProps {
  readonly reading: SliderReading;
  readonly config: PageConfig;
  readonly report: (code: string, detail?: unknown) => void;
}

/** A list without slides is not changed. */
export function Slider(props: SliderProps): ReactNode {
  return props.reading.slides.length > 0 && <Slides {...props} />;
}

function Slides({ reading, config, report }: SliderProps): ReactNode {
  const { root, list, slides, settings } = reading;
  const [viewport] = useState(() => createViewport(reading));
  const { state, isAutoplay, turnBy, choose } = useSlider(reading, viewport, config);
  const isStarted = state.movement !== undefined;

  useLayoutEffect(() => {
    if (isStarted && viewport !== root) releaseHeight(viewport);
  }, [isStarted, viewport, root]);

  const onKey = useEffectEvent(turnBy);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    listenToKeys(root, (by) => onKey(by), signal);
    if (settings.isTouchNavigation) startFollower(reading, report, signal);
    return () => controller.abort();
  }, [root, settings, reading, report]);

  useLayoutEffect(() => {
    // Not before the bullets have made the slider higher.
    if (!settings.isVcenter || !isStarted) return undefined;
    const controller = new AbortController();
    centreArrows(reading, controller.signal);
    return () => controller.abort();
  }, [settings, reading, isStarted]);

  return (
    <>
      <Stage reading={reading} viewport={viewport} />
      <ServerElement
        element={root}
        attributes={rootAttributes(reading)}
        classes={rootClasses(reading, state)}
        restoresClasses
      />
      <ServerElement
        element={list}
        attributes={listAttributes(isAutoplay)}
        classes={listClasses(reading)}
        restoresClasses
      />
      {slides.map((slide, index) => (
        <ServerElement
          // oxlint-disable-next-line react/no-array-index-key -- the slides never change
          key={index}
          element={slide}
          attributes={slideAttributes(reading, state, index)}
          classes={slideClasses(reading, state, index)}
          restoresClasses
        />
      ))}
      <Controls reading={reading} state={state} onTurn={turnBy} onChoose={choose} />
    </>
  );
}

/** Mounts the page builder's sliders and carousels. */
export const { mount } = reactWidget(
  (root, context) => ({
    props: { reading: readSlider(root, context), config: context.config, report: context.report },
  }),
  Slider,
);
