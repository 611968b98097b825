/** WebKit, the engine of Safari. */
import { describe } from 'vitest';
import { firefoxHere, webkitHere } from '../support/engines/engines';
import { skipFor } from '../support/skip';
import { testEngine } from './engine-suite';

const { name, launch, why } = webkitHere();

describe('WebKit', skipFor(why), () => {
  // As in Firefox.
  testEngine({ name, launch, withoutSteps: ['eael-flip-box'], ...(!firefoxHere().why && { turn: 1 }) });
});
