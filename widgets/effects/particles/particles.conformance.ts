/** The particle background's record (goodlayers-motion, section 12). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { movingBackground } from '../../shared/autoplay/autoplay.conformance';

export const particles: ConformanceRecord = {
  ...movingBackground,
  widget: 'particles',
  broken: '',
};
