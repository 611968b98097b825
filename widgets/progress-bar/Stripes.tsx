/** The moving stripes of a progress bar, with a button that pauses them. */
import type { ReactNode } from 'react';
import type { PageConfig } from '../../runtime/page/config';
import { ServerElement } from '../../runtime/react/server-element';
import { usePlayback } from '../shared/autoplay/use-playback';
import { type ProgressBarReading, stripeClasses } from './attributes';

export interface StripesProps {
  readonly reading: ProgressBarReading;
  readonly config: PageConfig;
}

export function Stripes({ reading, config }: StripesProps): ReactNode {
  const { bar } = reading;
  // After the bar, because the children of a progress bar are presentational.
  const playback = usePlayback({ moving: bar, around: bar, buttonAfter: bar, config });
  return (
    <ServerElement element={bar} classes={stripeClasses(reading, playback !== 'paused')} restoresClasses />
  );
}
