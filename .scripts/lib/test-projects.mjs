/** Vitest's projects: the kinds of tests, which `npm test` runs one after another. */
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nativePhp } from './native-php.mjs';
import { localReleases } from './wordpress-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests of a single module are next to it; tests that cover several modules are in tests/. */
const besideUnit = '{runtime,src,widgets}/**/!(*.browser).test.{ts,tsx}';
const besideBrowser = '{runtime,src,widgets}/**/*.browser.test.ts';
const unitTests = ['tests/unit/**/*.test.{ts,tsx}', besideUnit];

/** The first line of a unit test that needs no DOM. Vitest reads it too. */
const WITHOUT_DOM = '// @vitest-environment node\n';

/** Unit tests without a DOM share their processes: a new process for each file would take most of their time. */
const nodeTests = globSync(unitTests, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => readFileSync(join(root, file), 'utf8').startsWith(WITHOUT_DOM));

/** Vitest leaves one core free, which is half of a machine with two. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** The longest time that `expect.poll` waits for a browser, in ms. One second is too short for a busy machine. */
const expectations = { poll: { timeout: 20_000 } };

/** Starts one Chromium for all files. */
const chromiumSetup = 'tests/support/chromium-setup.ts';

/** Finds out which browsers start. */
const enginesSetup = 'tests/support/engines/global-setup.ts';

/**
 * The tests on a running WordPress.
 *
 * @param {string} name
 * @param {Record<string, string>} env
 * @param {string[]} [exclude]
 * @returns {import('vitest/config').TestProjectConfiguration}
 */
const wordPressTests = (name, env, exclude = []) => ({
  extends: true,
  test: {
    name,
    expect: expectations,
    include: ['tests/wordpress/**/*.test.ts'],
    exclude,
    environment: 'node',
    env,
    // A file that changes a site's settings has its own site. The other files share one and only read from it.
    maxWorkers: 2,
    globalSetup: ['tests/wordpress/global-setup.ts', enginesSetup],
    // In WebAssembly, a page takes seconds, and all tests of a site share its processes.
    testTimeout: 240_000,
    hookTimeout: 180_000,
  },
});

/** Both kinds of PHP in the full tier, where the machine has one. */
const wasmTests =
  process.env['ATOLL_TEST_TIER'] === 'full' && nativePhp().release !== undefined
    ? [wordPressTests('wordpress-wasm', { ATOLL_PHP: 'wasm' })]
    : [];

const unit = {
  expect: expectations,
  // Most tests take milliseconds. On a busy machine, the first test of a file waits for its imports.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  environment: 'happy-dom',
  setupFiles: ['tests/support/unit-setup.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  maxWorkers,
};

/** All tests again on each release in tests/.wordpress, without those that name their releases. */
const otherReleases = localReleases().map((wp) =>
  wordPressTests(`wordpress-${wp}`, { ATOLL_WP: wp }, [
    'tests/wordpress/{blueprint,functions,releases}.test.ts',
  ]),
);

/** @type {import('vitest/config').TestProjectConfiguration[]} */
export const projects = [
  // All unit tests, to run some of them by their path. `npm test` runs them as the two projects that follow.
  { extends: true, test: { ...unit, name: 'unit', include: unitTests } },
  {
    extends: true,
    test: { ...unit, name: 'unit-node', environment: 'node', include: nodeTests, isolate: false },
  },
  { extends: true, test: { ...unit, name: 'unit-dom', include: unitTests, exclude: nodeTests } },
  {
    extends: true,
    test: {
      name: 'build',
      include: ['tests/build/**/*.test.ts'],
      environment: 'node',
      maxWorkers,
      // Compressing all chunks, or removing a copy of the repository, takes several seconds on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      globalSetup: ['tests/build/global-setup.ts'],
    },
  },
  {
    extends: true,
    test: {
      name: 'bench',
      include: ['tests/bench/**/*.test.ts'],
      environment: 'node',
      fileParallelism: false,
    },
  },
  {
    extends: true,
    test: {
      name: 'faults',
      include: ['tests/faults/**/*.test.ts'],
      environment: 'node',
      hookTimeout: 60_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'soak',
      include: ['tests/soak/**/*.test.ts'],
      environment: 'node',
      globalSetup: [enginesSetup],
    },
  },
  {
    extends: true,
    test: {
      name: 'fuzz',
      include: ['tests/fuzz/**/*.test.ts', 'tests/unit/fuzz/{answers,contact-form}.test.ts'],
      environment: 'happy-dom',
      setupFiles: ['tests/support/unit-setup.ts'],
      restoreMocks: true,
      unstubGlobals: true,
      env: { ATOLL_FUZZ_ROUNDS: '1000' },
      maxWorkers: 2,
    },
  },
  {
    extends: true,
    test: {
      name: 'browser',
      expect: expectations,
      include: ['tests/browser/**/*.test.{ts,tsx}', besideBrowser],
      environment: 'node',
      globalSetup: [chromiumSetup],
      // Files share their processes: a new process for each would load Playwright and the helpers again.
      isolate: false,
      maxWorkers: 2,
      testTimeout: 90_000,
      hookTimeout: 60_000,
    },
  },
  {
    extends: true,
    test: {
      name: 'engines',
      expect: expectations,
      include: ['tests/engines/**/*.test.ts'],
      environment: 'node',
      // A file for each engine, which has one window.
      maxWorkers: 2,
      globalSetup: [enginesSetup],
      testTimeout: 90_000,
      hookTimeout: 60_000,
    },
  },
  wordPressTests('wordpress', {}),
  ...wasmTests,
  ...otherReleases,
  {
    extends: true,
    test: {
      name: 'originals',
      expect: expectations,
      include: ['tests/originals/**/*.test.ts'],
      environment: 'node',
      maxWorkers: 2,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  },
];
