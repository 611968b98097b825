/** Firefox. */
import { describe } from 'vitest';
import { launchFirefox, whyNoFirefox } from '../support/engines/firefox';
import { skipFor } from '../support/skip';
import { testEngine } from './engine-suite';

describe('Firefox', skipFor(whyNoFirefox), () => {
  testEngine({ name: 'Firefox', launch: launchFirefox });
});
