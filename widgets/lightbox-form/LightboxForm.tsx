/** An element that opens a box over the page (goodlayers-panels, section 12). */
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { fadeOut, hide } from '../../runtime/motion/fade';
import { reactWidget } from '../../runtime/react/mount';
import { openerAttributes, type LightboxFormReading } from './attributes';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { isOpen } from './open-boxes';
import { readLightboxForm } from './read-markup';

const FADE_OUT_MS = 400;

export function LightboxForm(reading: LightboxFormReading): ReactNode {
  const { opener, wrapper } = reading;
  const [stage, setStage] = useState<'closed' | 'open' | 'closing'>('closed');

  useEffect(() => {
    if (stage !== 'closing') return undefined;
    const controller = new AbortController();
    void fadeOutBox(wrapper, () => setStage('closed'), controller.signal);
    return () => controller.abort();
  }, [stage, wrapper]);

  const isShown = useEffectEvent(() => stage !== 'closed');
  useLayoutEffect(
    () => () => {
      if (isShown()) hide(wrapper);
    },
    [wrapper],
  );

  // Synchronously, so that the focus moves in the visitor's event.
  const close = (): void => flushSync(() => setStage((before) => (before === 'open' ? 'closing' : before)));
  const open = (event: Event): void => {
    // The browser opens a link in a new tab.
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    if (!isOpen(wrapper)) flushSync(() => setStage('open'));
  };
  return (
    <>
      <Button element={opener} attributes={openerAttributes()} onPress={open} />
      {stage === 'open' && <Dialog {...reading} onDismiss={close} />}
    </>
  );
}

/** @param signal ends it: `onEnd` is not called, and the box is no longer inert */
async function fadeOutBox(wrapper: HTMLElement, onEnd: () => void, signal: AbortSignal): Promise<void> {
  // While it fades out, nothing in it can get the focus, which would be lost afterwards.
  wrapper.inert = true;
  signal.addEventListener('abort', () => (wrapper.inert = false));
  await fadeOut(wrapper, FADE_OUT_MS);
  // It may have been opened again meanwhile.
  if (!isOpen(wrapper)) wrapper.style.overflowY = '';
  if (!signal.aborted) onEnd();
}

/** Mounts the elements that open a box over the page. */
export const { mount } = reactWidget(
  (opener, context) => ({ props: readLightboxForm(opener, context) }),
  LightboxForm,
);
