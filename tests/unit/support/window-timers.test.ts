import { setTimeout as lastTimer } from 'node:timers';
import { expect, it, vi } from 'vitest';
import { bindTimers } from '../../support/window-timers';

// Timers without a time run in the order in which they were started, so this one runs last.
const allTimers = async () => new Promise((resolve) => lastTimer(resolve));

it('runs no timer after the end of the simulated window', async () => {
  const ran = vi.fn<() => void>();
  const schedule = () => {
    setImmediate(ran);
    setTimeout(ran);
    setInterval(ran);
  };
  const endTimers = bindTimers();
  setImmediate(ran);
  setTimeout(ran);
  await allTimers();
  expect(ran).toHaveBeenCalledTimes(2);

  schedule();
  endTimers();
  schedule();
  await allTimers();
  expect(ran).toHaveBeenCalledTimes(2);
});
