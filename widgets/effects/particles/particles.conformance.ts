/** The particle background's record (goodlayers-motion, section 12). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { withPauseButton } from '../../shared/autoplay/pause-button.conformance';

export const particles: ConformanceRecord = {
  ...withPauseButton,
  widget: 'particles',
  restingState: () => Promise.resolve({ parts: ['nothing to pause'], focus: -1 }),
  broken: '',
};
