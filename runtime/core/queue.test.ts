/** How many jobs run in one task. The clock and the tasks of the browser are replaced. */
import { beforeEach, expect, it, vi } from 'vitest';
import { createQueue } from './queue';

const JOB_MS = 4;

let now = 0;
let tasks: (() => void)[] = [];

beforeEach(() => {
  now = 0;
  tasks = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('scheduler', { postTask: (task: () => void) => tasks.push(task) });
});

/** Adds jobs, and runs one task after the browser was busy for some time. */
function jobsInOneTask(jobs: number, browserMs: number): number {
  const add = createQueue();
  let done = 0;
  for (let job = 0; job < jobs; job += 1) {
    add(() => {
      done += 1;
      now += JOB_MS;
    });
  }
  now += browserMs;
  tasks.shift()?.();
  return done;
}

it.each([
  ['5 ms of jobs, if the browser was idle', 20, 0, 2],
  ['5 ms of jobs, if few wait', 20, 20, 2],
  ['as many ms as the browser needed, if many wait', 200, 20, 5],
  ['30 ms at most', 200, 500, 8],
])('a task contains %s', (_name, jobs, browserMs, expected) => {
  expect(jobsInOneTask(jobs, browserMs)).toBe(expected);
});

it('the rest of the jobs runs in further tasks, also after a job has thrown', () => {
  const add = createQueue();
  const done: string[] = [];
  add(() => {
    now += 10;
    throw new Error('broken');
  });
  add(() => void done.push('second'));
  expect(() => tasks.shift()?.()).toThrow('broken');
  expect(done).toEqual([]);
  tasks.shift()?.();
  expect(done).toEqual(['second']);
});
