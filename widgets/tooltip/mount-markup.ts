/** Mounts Essential Addons' tooltips. */
import { reactWidget } from '../../runtime/react/mount';
import { currentInterest } from './interest-before-mount';
import { readTrigger, takeInterest } from './read-markup';
import { Tooltip } from './Tooltip';

export const { mount } = reactWidget((trigger, context) => {
  const reading = readTrigger(trigger, context);
  return {
    props: {
      ...reading,
      initial: takeInterest(trigger) ?? currentInterest(reading),
      onError: (error: unknown) => context.report('tooltip_failed', error),
    },
  };
}, Tooltip);
