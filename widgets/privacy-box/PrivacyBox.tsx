/**
 * A box that asks for consent (goodlayers-panels, section 13). When the visitor accepts, the box is removed, the
 * browser stores a cookie, and the page is loaded again, because the server prints what the visitor has consented to.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isPress } from '../../runtime/dom/button';
import { fadeOut, hide } from '../../runtime/motion/fade';
import { finishAnimation } from '../../runtime/motion/animate';
import { slide } from '../../runtime/motion/slide';
import { reloadPage } from '../../runtime/page/environment';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { boxAttributes, buttonAttributes, type PrivacyBoxReading, textAttributes } from './attributes';
import { hasAnswered, rememberConsent } from './consent';
import { leaveEdge, standAtEdge } from './fixed-box';
import { readPrivacyBox } from './read-markup';

const SLIDE_MS = 200;
const FADE_MS = 250;

/** `answered`: the visitor has answered on another page, or before this one came from a cache. */
type Stage = 'asking' | 'accepted' | 'answered';

export function PrivacyBox(reading: PrivacyBoxReading): ReactNode {
  const { box, button, text, lifetimeSeconds, movement } = reading;
  const [stage, setStage] = useState<Stage>(() => (hasAnswered() ? 'answered' : 'asking'));

  useEffect(() => {
    const controller = new AbortController();
    if (stage === 'asking') {
      const { signal } = controller;
      // The page may come back as the visitor left it, after an answer on another page.
      const onReturn = (): void => {
        if (hasAnswered()) flushSync(() => setStage('answered'));
      };
      window.addEventListener('pageshow', onReturn, { signal });
      standAtEdge(box, signal);
    } else {
      leaveEdge(box);
      if (stage === 'answered') hide(box);
      else void (movement === 'slide' ? slide(box, false, SLIDE_MS) : fadeOut(box, FADE_MS));
    }
    return () => controller.abort();
  }, [stage, box, movement]);

  useEffect(() => () => finishAnimation(box, 'slide'), [box]);

  const accept = (): void => {
    if (stage !== 'asking') return;
    // The movement starts before the page is loaded again.
    flushSync(() => setStage('accepted'));
    // Without the cookie, the reloaded page would show the box again.
    if (rememberConsent(lifetimeSeconds)) reloadPage();
  };
  const onClick = (event: Event): void => {
    // The browser opens a link in a new tab.
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    accept();
  };
  const onKeyDown = (event: Event): void => {
    if (event.target !== button || !isPress(event as KeyboardEvent)) return;
    event.preventDefault();
    accept();
  };

  return (
    <>
      <ServerElement
        element={button}
        attributes={buttonAttributes()}
        listeners={{ click: onClick, keydown: onKeyDown }}
      />
      <ServerElement element={box} attributes={boxAttributes(reading, stage === 'answered')} />
      {text && <ServerElement element={text} attributes={textAttributes(reading)} />}
    </>
  );
}

/** Mounts the page builder's privacy box. */
export const { mount } = reactWidget((box, context) => ({ props: readPrivacyBox(box, context) }), PrivacyBox);
