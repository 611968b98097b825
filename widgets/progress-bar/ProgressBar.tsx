/**
 * Essential Addons' progress bars (essential-addons, section 11): a line, a ring, half a ring or Pro's box that is filled
 * once, when it is first visible, with a number that counts along. Kept: percentages are rounded up. Fixed: a ring is also
 * drawn if its number is switched off; moving stripes can be paused.
 */
import { pageGlobal } from '../../runtime/page/page-global';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { watchOnScreen } from '../../runtime/motion/intersection';
import type { PageConfig } from '../../runtime/page/config';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { reactWidget } from '../../runtime/react/mount';
import { ServerElement } from '../../runtime/react/server-element';
import { eaHooks } from '../shared/essential-addons/ea-hooks';
import { barAttributes, type ProgressBarReading, stripeClasses } from './attributes';
import { fillBar } from './fill-bar';
import { readProgressBar } from './read-markup';
import { usePlayback } from '../shared/autoplay/use-playback';

export interface ProgressBarProps {
  readonly reading: ProgressBarReading;
  readonly config: PageConfig;
  readonly report: (code: string, detail?: unknown) => void;
}

export function ProgressBar({ reading, config, report }: ProgressBarProps): ReactNode {
  const { bar, stripes } = reading;
  const [isReducedMotion] = useState(prefersReducedMotion);
  const [isSeen, setSeen] = useState(isReducedMotion);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    if (isSeen) {
      fillBar(reading, isReducedMotion, signal);
      notifyStart(reading, report);
    } else {
      // Synchronously: the observer reports before the browser paints.
      watchOnScreen(bar, (isVisible) => isVisible && flushSync(() => setSeen(true)), signal);
    }
    return () => controller.abort();
  }, [isSeen, isReducedMotion, reading, bar, report]);

  return (
    <>
      <ServerElement element={bar} attributes={barAttributes(reading)} />
      {stripes.length > 0 &&
        (isReducedMotion ? (
          <ServerElement element={bar} classes={stripeClasses(reading, false)} restoresClasses />
        ) : (
          <Stripes reading={reading} config={config} />
        ))}
    </>
  );
}

/** Runs the original's hook for the start, for the page's scripts (essential-addons, section 1.6). */
function notifyStart(
  { bar, servedLayout, count }: ProgressBarReading,
  report: ProgressBarProps['report'],
): void {
  const jQuery = pageGlobal('jQuery') as ((element: HTMLElement) => unknown) | undefined;
  try {
    eaHooks().doAction('progressBar.initValue', jQuery?.(bar) ?? bar, servedLayout, count);
  } catch (error) {
    report('hook_failed', error);
  }
}

interface StripesProps {
  readonly reading: ProgressBarReading;
  readonly config: PageConfig;
}

/** The moving stripes of a progress bar, with a button that pauses them. */
function Stripes({ reading, config }: StripesProps): ReactNode {
  const { bar } = reading;
  // After the bar, because the children of a progress bar are presentational.
  const playback = usePlayback({ moving: bar, around: bar, buttonAfter: bar, config });
  return (
    <ServerElement element={bar} classes={stripeClasses(reading, playback !== 'paused')} restoresClasses />
  );
}

/** Mounts Essential Addons' progress bars. */
export const { mount } = reactWidget(
  (bar, context) => ({
    props: { reading: readProgressBar(bar, context), config: context.config, report: context.report },
  }),
  ProgressBar,
);
