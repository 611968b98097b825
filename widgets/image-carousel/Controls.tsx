/** The arrows and bullets of an image carousel, with their keys (elementor-frontend, section 3.8). */
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import { createPortal } from 'react-dom';
import { isPress, pressListeners } from '../../runtime/dom/button';
import { ServerElement } from '../../runtime/react/server-element';
import { arrowAttributes, arrowClasses, isUseful } from './attributes';
import type { CarouselState } from './carousel-machine';
import type { CarouselReading } from './read-elementor';
import { isRightToLeft } from './use-carousel';

export interface ControlsProps {
  readonly reading: CarouselReading;
  readonly state: CarouselState;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onChoose: (page: number) => void;
}

const BULLET = 'swiper-pagination-bullet';
/** What the arrow keys turn. */
const WITH_ARROW_KEYS = `.elementor-swiper-button,.swiper-slide,.${BULLET}`;

export function Controls(props: ControlsProps): ReactNode {
  const { reading, state, onTurn } = props;
  const { arrows, bullets, viewport, settings } = reading;
  useArrowKeys(viewport, onTurn);
  return (
    <>
      {arrows.map((arrow) => {
        const isOn = isUseful(arrow, state, settings.isEndless) || !state.movement;
        return (
          <ServerElement
            key={arrow.by}
            element={arrow.element}
            attributes={arrowAttributes(arrow, isOn)}
            {...(state.movement && { classes: arrowClasses(state, isOn), restoresClasses: true })}
            listeners={pressListeners(arrow.element, (event) => {
              event.preventDefault();
              onTurn(arrow.by);
            })}
          />
        );
      })}
      {bullets && settings.hasBullets && state.movement && <Bullets {...props} place={bullets} />}
    </>
  );
}

function Bullets({
  reading,
  state,
  onChoose,
  place,
}: ControlsProps & { readonly place: HTMLElement }): ReactNode {
  return (
    <>
      <ServerElement
        element={place}
        classes={{
          'swiper-pagination-clickable': true,
          'swiper-pagination-bullets': true,
          'swiper-pagination-horizontal': true,
          'swiper-pagination-lock': state.pages < 2,
        }}
        restoresClasses
      />
      {createPortal(
        state.pages > 1 &&
          Array.from({ length: state.pages }, (_, page) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- a bullet is its page
              key={page}
              className={page === state.page ? `${BULLET} ${BULLET}-active` : BULLET}
              role="button"
              tabIndex={page === state.page ? 0 : -1}
              data-bullet-index={page}
              aria-label={reading.bulletLabel(page + 1)}
              aria-current={page === state.page ? true : undefined}
              onClick={() => onChoose(page)}
              onKeyDown={(event: ReactKeyboardEvent) => {
                if (!isPress(event)) return;
                event.preventDefault();
                onChoose(page);
              }}
            />
          )),
        place,
      )}
    </>
  );
}

/** The arrow keys turn the carousel from its arrows, slides and bullets. The focus stays on the active bullet. */
function useArrowKeys(viewport: HTMLElement, onTurn: (by: 1 | -1) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !(target instanceof Element)) return;
    if (!target.closest(WITH_ARROW_KEYS)) return;
    event.preventDefault();
    onTurn((key === 'ArrowRight') === isRightToLeft(viewport) ? -1 : 1);
    if (target.matches(`.${BULLET}`)) viewport.querySelector<HTMLElement>(`.${BULLET}-active`)?.focus();
  });
  useLayoutEffect(() => {
    viewport.addEventListener('keydown', onKey);
    return () => viewport.removeEventListener('keydown', onKey);
  }, [viewport]);
}
