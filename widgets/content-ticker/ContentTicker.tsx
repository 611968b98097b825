/** Essential Addons' content ticker on the server's headlines, which Swiper moves (essential-addons, section 8). */
import { member } from '../../runtime/page/member';
import { type ReactNode, useLayoutEffect } from 'react';
import { pressListeners } from '../../runtime/dom/button';
import type { PageConfig } from '../../runtime/page/config';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import {
  arrowAttributes,
  arrowClasses,
  listAttributes,
  rootAttributes,
  slideAttributes,
  slideClasses,
  type TickerReading,
  viewportClasses,
} from './attributes';
import { layInPlace } from './layout';
import { readTicker } from './read-markup';
import { stripOf, type TickerState, turnFrom } from './ticker-machine';
import { useTicker } from './use-ticker';

/** Elements that need the focus on a mouse press. */
const FIELDS = 'input,textarea,select';

export interface ContentTickerProps {
  readonly reading: TickerReading;
  readonly config: PageConfig;
}

/** A list without headlines is not changed. */
export function ContentTicker(props: ContentTickerProps): ReactNode {
  return props.reading.slides.length > 0 && <Headlines {...props} />;
}

function Headlines({ reading, config }: ContentTickerProps): ReactNode {
  const { root, viewport, list, slides } = reading;
  const { state, isAutoplay, turnBy } = useTicker(reading, config);
  return (
    <>
      <Layout reading={reading} />
      <ServerElement element={root} attributes={rootAttributes(reading)} />
      <ServerElement
        element={viewport}
        classes={viewportClasses(reading)}
        restoresClasses
        listeners={{ mousedown: keepFocus, dragstart: keepFocus }}
      />
      <ServerElement element={list} attributes={listAttributes(isAutoplay)} />
      {slides.map((slide, index) => (
        <ServerElement
          // oxlint-disable-next-line react/no-array-index-key -- the headlines never change
          key={index}
          element={slide}
          attributes={slideAttributes(reading, state, index)}
          classes={slideClasses(reading, state, index)}
          restoresClasses
        />
      ))}
      <Arrows reading={reading} state={state} onTurn={turnBy} />
    </>
  );
}

interface ArrowsProps extends Pick<ContentTickerProps, 'reading'> {
  readonly state: TickerState;
  readonly onTurn: (by: 1 | -1) => void;
}

function Arrows({ reading, state, onTurn }: ArrowsProps): ReactNode {
  const strip = stripOf(state, reading.rules);
  return reading.arrows.map(({ element, by }, index) => {
    const isEnd = state.movement !== undefined && !turnFrom(state.at, by, strip);
    return (
      <ServerElement
        // oxlint-disable-next-line react/no-array-index-key -- the arrows never change
        key={index}
        element={element}
        attributes={arrowAttributes(reading, by, isEnd)}
        classes={arrowClasses(isEnd)}
        restoresClasses
        listeners={{ ...pressListeners(element, () => onTurn(by)), mousedown: keepFocus }}
      />
    );
  });
}

/**
 * The styles of the headlines. As a child of the ticker, its effect runs before those that measure the headlines and start
 * Swiper, and ends after them.
 */
function Layout({ reading }: Pick<ContentTickerProps, 'reading'>): ReactNode {
  useLayoutEffect(() => layInPlace(reading), [reading]);
  return null;
}

/** Keeps a mouse press from moving the focus: a focus in the ticker would stop its autoplay. */
function keepFocus(event: Event): void {
  if (!(event.target instanceof Element && member(event.target, 'closest')(FIELDS))) event.preventDefault();
}

/** Mounts Essential Addons' content tickers. */
export const { mount } = reactWidget(
  (root, context) => ({ props: { reading: readTicker(root, context), config: context.config } }),
  ContentTicker,
);
