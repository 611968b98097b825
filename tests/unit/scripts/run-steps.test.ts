// @vitest-environment node
import { expect, it } from 'vitest';
import { runSteps } from '../../../.scripts/lib/run-steps.mjs';

const PASSED = { passed: 1, failed: 0, skipped: [] };

/** A step that ends when the test says so. */
function heldStep(name: string, cores: number, after: readonly string[] = []) {
  const events: string[] = [];
  const gate = { open: (): void => undefined };
  const ended = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  const run = async () => {
    events.push('started');
    await ended;
    return PASSED;
  };
  return { step: { name, cores, after, run }, end: () => gate.open(), hasStarted: () => events.length === 1 };
}

/** Resolves when everything that can run has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('runs as many steps side by side as the machine has cores', async () => {
  const [build, types, unit] = [heldStep('build', 1), heldStep('types', 1), heldStep('unit', 2)];
  const rows = runSteps([build.step, types.step, unit.step], 2, {}, () => undefined);
  await settled();
  expect([build, types, unit].map(({ hasStarted }) => hasStarted())).toEqual([true, true, false]);
  build.end();
  await settled();
  expect(unit.hasStarted()).toBe(false);
  types.end();
  await settled();
  expect(unit.hasStarted()).toBe(true);
  unit.end();
  expect((await rows).map(({ name }) => name)).toEqual(['build', 'types', 'unit']);
});

it('lets a step wait for another one, and starts what does not have to wait', async () => {
  const [build, browser, lint] = [
    heldStep('build', 1),
    heldStep('browser', 1, ['build']),
    heldStep('lint', 1),
  ];
  const rows = runSteps([build.step, browser.step, lint.step], 2, {}, () => undefined);
  await settled();
  expect([browser, lint].map(({ hasStarted }) => hasStarted())).toEqual([false, true]);
  for (const { end } of [build, browser, lint]) end();
  expect(await rows).toHaveLength(3);
});

it('does not wait for a step that is not part of the run', async () => {
  const { step, end } = heldStep('browser', 2, ['build']);
  end();
  expect(await runSteps([step], 2, {}, () => undefined)).toHaveLength(1);
});

it('says when a step starts and how long it and all steps may take', async () => {
  const lines: string[] = [];
  const steps = [heldStep('types', 1), heldStep('unit', 2)];
  steps.forEach(({ end }) => end());
  await runSteps(
    steps.map(({ step }) => step),
    2,
    { types: 20, unit: 130 },
    (line) => lines.push(line),
  );
  expect(lines).toEqual([
    '== types == 1 of 2, about 20 s; all: about 2 min 20 s',
    'types: passed after 1 s',
    '== unit == 2 of 2, about 2 min 10 s; all: about 2 min 10 s',
    'unit: passed after 1 s',
  ]);
});

it('counts a step that throws as failed, and goes on', async () => {
  const lines: string[] = [];
  const broken = { name: 'build', cores: 1, run: () => Promise.reject(new Error('no bundler')) };
  const { step, end } = heldStep('unit', 1);
  end();
  const rows = await runSteps([broken, step], 2, {}, (line) => lines.push(line));
  expect(rows.map(({ counts }) => counts.failed)).toEqual([1, 0]);
  expect(rows[0]?.counts.failures).toEqual([{ name: 'build', message: 'no bundler' }]);
  expect(lines).toContain('build: failed after 1 s');
});
