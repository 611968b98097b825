/** The arrows, bullets and thumbnails of a slider, with the markup that themes style (goodlayers-sliders, section 1.12). */
import { Fragment, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
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
  const hasArrows = arrowPlaces.includes(root);
  const arrows = <NewArrows reading={reading} isNeeded={isNeeded} onTurn={onTurn} />;
  return (
    <>
      <PrintedArrows reading={reading} isNeeded={isNeeded} onTurn={onTurn} />
      <Thumbnails {...props} />
      {arrowPlaces.map((place, index) => place !== root && createPortal(arrows, place, `${index}`))}
      {(hasArrows || settings.hasBullets) &&
        createPortal(
          <>
            <Bullets {...props} />
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

/** The arrows of the server. */
function PrintedArrows({ reading, isNeeded, onTurn }: ArrowsProps): ReactNode {
  const { pair, moreArrows } = reading;
  return [...pair, ...moreArrows].map((arrow, index) => {
    const { element, by } = arrow;
    const isOfPair = pair.includes(arrow);
    return (
      <ServerElement
        // oxlint-disable-next-line react/no-array-index-key -- the arrows never change
        key={index}
        element={element}
        attributes={arrowAttributes(reading, by, isNeeded || !isOfPair)}
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
