/** Firefox. */
import { describe } from 'vitest';
import { firefoxHere, webkitHere } from '../support/engines/engines';
import { skipFor } from '../support/skip';
import { testEngine } from './engine-suite';

const { name, launch, why } = firefoxHere();

describe('Firefox', skipFor(why), () => {
  // The stylesheet turns the box on hover. Firefox loses a driven pointer while the box turns.
  testEngine({ name, launch, withoutSteps: ['eael-flip-box'], ...(!webkitHere().why && { turn: 0 }) });
});
