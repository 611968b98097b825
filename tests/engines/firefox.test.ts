/** Firefox. */
import { describe } from 'vitest';
import { firefoxHere } from '../support/engines/engines';
import { skipFor } from '../support/skip';
import { testEngine } from './engine-suite';

const { name, launch, why } = await firefoxHere();

describe('Firefox', skipFor(why), () => {
  testEngine({ name, launch });
});
