/** The arrows, bullets and thumbnails of a slider, with the markup that themes style (goodlayers-sliders, section 1.12). */
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { isPress, pressListeners } from '../../runtime/dom/button';
import { ServerElement } from '../../runtime/react/server-element';
import {
  arrowAttributes,
  arrowClasses,
  bulletAttributes,
  bulletClasses,
  bulletCount,
  type SliderReading,
} from './attributes';
import { readBullets } from './parts/bullets';
import { takePresses } from './parts/early-presses';
import type { SliderState } from './slider-machine';

export interface ControlsProps {
  readonly reading: SliderReading;
  readonly state: SliderState;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onChoose: (page: number) => void;
}

export function Controls(props: ControlsProps): ReactNode {
  const { reading, state, onTurn } = props;
  const { root, settings, arrowPlaces } = reading;
  const isNeeded = !state.movement || state.pages > 1;
  const hasNewBullets = settings.hasBullets && reading.bulletLists.length === 0;
  const hasArrows = arrowPlaces.includes(root);
  const arrows = <NewArrows reading={reading} isNeeded={isNeeded} onTurn={onTurn} />;
  return (
    <>
      <PrintedArrows
        reading={reading}
        isNeeded={isNeeded}
        isStarted={state.movement !== undefined}
        onTurn={onTurn}
      />
      <Thumbnails {...props} />
      {state.movement && <ServedBullets {...props} />}
      {arrowPlaces.map((place, index) => place !== root && createPortal(arrows, place, `${index}`))}
      {(hasArrows || hasNewBullets) &&
        createPortal(
          <>
            {hasNewBullets && <Bullets {...props} />}
            {hasArrows && arrows}
          </>,
          root,
        )}
    </>
  );
}

interface ArrowsProps extends Pick<ControlsProps, 'reading' | 'onTurn'> {
  /** There is more than one page. */
  readonly isNeeded: boolean;
}

/** The arrows that the page already contains. */
function PrintedArrows({
  reading,
  isNeeded,
  isStarted,
  onTurn,
}: ArrowsProps & { readonly isStarted: boolean }): ReactNode {
  const { root, pair, served, moreArrows } = reading;
  const turnEarly = useEffectEvent((by: 1 | -1) => onTurn(by));
  useLayoutEffect(() => {
    if (!isStarted) return;
    const presses = takePresses(root);
    // Not in the effect, because React must have finished before it can show another state at once.
    queueMicrotask(() => presses.forEach((by) => turnEarly(by)));
  }, [root, isStarted]);
  return [...pair, ...served, ...moreArrows].map((arrow, index) => {
    const { element, by } = arrow;
    const isOfPair = !moreArrows.includes(arrow);
    return (
      <ServerElement
        // oxlint-disable-next-line react/no-array-index-key -- the arrows never change
        key={index}
        element={element}
        attributes={{
          ...(served.includes(arrow) && { href: '#' }),
          ...arrowAttributes(reading, by, isNeeded || !isOfPair),
        }}
        {...(isOfPair && { classes: arrowClasses(isNeeded), restoresClasses: true })}
        listeners={pressListeners(element, (event) => {
          event.preventDefault();
          onTurn(by);
        })}
      />
    );
  });
}

const ARROWS = [
  { by: -1, way: 'prev', icon: 'left' },
  { by: 1, way: 'next', icon: 'right' },
] as const;

function NewArrows({ reading, isNeeded, onTurn }: ArrowsProps): ReactNode {
  return (
    <ul className="flex-direction-nav">
      {ARROWS.map(({ by, way, icon }) => (
        <li key={way} className={`flex-nav-${way}`}>
          <a
            className={`flex-${way}${isNeeded ? '' : ' flex-disabled'}`}
            href="#"
            {...arrowAttributes(reading, by, isNeeded)}
            {...pressProps(() => onTurn(by))}
          >
            <i className={`arrow_carrot-${icon}`} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Bullets({ reading, state, onChoose }: ControlsProps): ReactNode {
  const count = bulletCount(reading, state);
  if (count === 0) return null;
  const { controlsTopMargin: marginTop } = reading.settings;
  return (
    <ol className="flex-control-nav flex-control-paging" {...(marginTop && { style: { marginTop } })}>
      {Array.from({ length: count }, (_, page) => (
        // oxlint-disable-next-line react/no-array-index-key -- a bullet is its page
        <li key={page}>
          <a
            className={page === state.page ? 'flex-active' : ''}
            href="#"
            {...bulletAttributes(reading, state, page)}
            {...pressProps(() => onChoose(page))}
          >
            {page + 1}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The bullets that the plugin has printed. */
function ServedBullets({ reading, state, onChoose }: ControlsProps): ReactNode {
  const { bulletLists } = reading;
  const [bullets] = useState(() => readBullets(bulletLists, state.pages));
  const count = bulletCount(reading, state);
  useLayoutEffect(() => bullets?.keep(), [bullets]);
  useLayoutEffect(() => bullets?.show(count), [bullets, count]);
  return bullets?.first(count).map((element, page) => (
    <ServerElement
      // oxlint-disable-next-line react/no-array-index-key -- a bullet is its page
      key={page}
      element={element}
      attributes={{ href: '#', ...bulletAttributes(reading, state, page) }}
      classes={bulletClasses(state, page)}
      restoresClasses
      listeners={pressListeners(element, (event) => {
        event.preventDefault();
        onChoose(page);
      })}
    />
  ));
}

function Thumbnails({ reading, state, onChoose }: ControlsProps): ReactNode {
  return reading.thumbnails.map(({ mark, button }, page) => (
    // oxlint-disable-next-line react/no-array-index-key -- a thumbnail is its page
    <Fragment key={page}>
      <ServerElement element={mark} classes={bulletClasses(state, page)} restoresClasses />
      <ServerElement
        element={button}
        attributes={bulletAttributes(reading, state, page)}
        listeners={pressListeners(button, (event) => {
          event.preventDefault();
          onChoose(page);
        })}
      />
    </Fragment>
  ));
}

/** The props of a link that works like a button. */
function pressProps(onPress: () => void) {
  const press = (event: SyntheticEvent): void => {
    event.preventDefault();
    onPress();
  };
  return {
    onClick: press,
    onKeyDown(event: KeyboardEvent): void {
      if (isPress(event)) press(event);
    },
  };
}
