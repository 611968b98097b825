/** WebKit, the engine of Safari. */
import { describe } from 'vitest';
import { launchWebkit, whyNoWebkit } from '../support/engines/webkit';
import { skipFor } from '../support/skip';
import { testEngine } from './engine-suite';

describe('WebKit', skipFor(whyNoWebkit), () => {
  testEngine({ name: 'WebKit', launch: launchWebkit });
});
