// @vitest-environment node
import { expect, it } from 'vitest';
import { createBatch, type Job, layOutTogether } from './together';

/** @returns a grid that logs its steps */
function grid(name: string, log: string[], failsAt?: string): Job {
  return {
    *layOut() {
      for (const step of ['reads', 'writes']) {
        if (step === failsAt) throw new Error('broken');
        log.push(`${name} ${step}`);
        yield;
      }
    },
    fail: () => log.push(`${name} fails`),
  };
}

it('reads all grids before it writes to any', () => {
  const log: string[] = [];
  layOutTogether([grid('a', log), grid('b', log)]);
  expect(log).toEqual(['a reads', 'b reads', 'a writes', 'b writes']);
});

it('lays out the other grids if one fails', () => {
  const log: string[] = [];
  layOutTogether([grid('a', log, 'writes'), grid('b', log)]);
  expect(log).toEqual(['a reads', 'b reads', 'a fails', 'b writes']);
});

it('lays out a grid once, however often it is added, and not after it was removed', () => {
  const log: string[] = [];
  const runs: (() => void)[] = [];
  const batch = createBatch((run) => {
    runs.push(run);
    return () => runs.pop();
  });
  const [a, b] = [grid('a', log), grid('b', log)];
  for (const job of [a, b, a]) batch.add(job);
  batch.remove(b);
  expect(runs).toHaveLength(1);
  runs[0]?.();
  expect(log).toEqual(['a reads', 'a writes']);
  batch.add(b);
  expect(runs).toHaveLength(2);
  batch.remove(b);
  expect(runs).toHaveLength(1);
});
