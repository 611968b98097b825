/**
 * The order of test files: the longest first, so that both workers end at about the same time. Without earlier results,
 * Vitest would order files by their size. Shards share the long files for the same reason.
 */
import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/**
 * Files that take more than about 20 s on two cores, with their seconds. Only the order of the numbers matters.
 *
 * @type {Readonly<Record<string, number>>}
 */
export const LONG_FILES = {
  'tests/browser/conformance/conformance-1.test.ts': 120,
  'tests/browser/conformance/conformance-2.test.ts': 120,
  'tests/browser/conformance/conformance-3.test.ts': 120,
  'tests/browser/conformance/conformance-4.test.ts': 120,
  'tests/browser/conformance/stability.test.ts': 150,
  'tests/browser/visitor-settings.test.ts': 126,
  'tests/browser/conformance/boxes.test.ts': 83,
  'tests/browser/accessibility/accessibility.test.ts': 60,
  'tests/browser/random-visitor.test.ts': 65,
  'tests/browser/gallery.test.ts': 58,
  'tests/browser/contact-form/traces/traces.test.ts': 53,
  'widgets/shared/disclosure/findable.browser.test.ts': 40,
  'widgets/privacy-box/privacy-box.browser.test.ts': 39,
  'widgets/slider/first-paint.browser.test.ts': 35,
  'widgets/effects/anchors/anchors.browser.test.ts': 34,
  'tests/browser/captured/panels.test.ts': 33,
  'widgets/tabs/tabs.browser.test.ts': 32,
  'runtime/dom/html.browser.test.ts': 30,
  'tests/browser/strict-policy.test.ts': 30,
  'tests/engines/firefox.test.ts': 370,
  'tests/engines/webkit.test.ts': 350,
  'tests/engines/roles.test.ts': 130,
  'tests/engines/phone.test.ts': 70,
  'tests/engines/random-visitor.test.ts': 75,
  'tests/engines/visits.test.ts': 50,
  'tests/wordpress/releases.test.ts': 200,
  'tests/wordpress/college.test.ts': 72,
  'tests/wordpress/filtered-posts.test.ts': 58,
  'tests/wordpress/engines.test.ts': 54,
  'tests/wordpress/demo-page.test.ts': 35,
  'tests/wordpress/gates.test.ts': 34,
  'tests/wordpress/contact-form.test.ts': 31,
  'tests/wordpress/switches.test.ts': 30,
  'tests/wordpress/admin.test.ts': 30,
  'tests/originals/before-entry.test.ts': 53,
  'tests/unit/fuzz/panels.test.ts': 30,
  'tests/unit/fuzz/essential-addons.test.ts': 18,
};

/** Sorts files by the table. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    // The order of the other files stays Vitest's: sorting is stable. Projects stay together.
    // oxlint-disable-next-line unicorn/no-array-sort -- this is a method of Vitest
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return sorted.toSorted(
      (one, other) =>
        projects.indexOf(one.project) - projects.indexOf(other.project) ||
        this.#secondsOf(other) - this.#secondsOf(one),
    );
  }

  /**
   * Gives each shard about the same work.
   *
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async shard(files) {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {};
    return dealt(
      files.map((file) => ({ file, path: this.#pathOf(file), seconds: this.#secondsOf(file) })),
      index,
      count,
    ).map(({ file }) => file);
  }

  /** @param {import('vitest/node').TestSpecification} file */
  #pathOf({ moduleId }) {
    return relative(this.ctx.config.root, moduleId).replaceAll('\\', '/');
  }

  /** @param {import('vitest/node').TestSpecification} file */
  #secondsOf(file) {
    return LONG_FILES[this.#pathOf(file)] ?? 0;
  }
}

/** The time of a file that is not in the table. */
const SHORT_S = 4;

/**
 * @template {{ readonly path: string, readonly seconds: number }} T
 * @param {readonly T[]} files
 * @param {number} index the shard, from 1
 * @param {number} count of the shards
 * @returns {T[]} the files of a shard: each file goes, from the longest on, to the shard with the least work
 */
export function dealt(files, index, count) {
  const shards = Array.from({ length: count }, () => ({ seconds: 0, files: /** @type {T[]} */ ([]) }));
  const byPath = files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  for (const file of byPath.toSorted((one, other) => other.seconds - one.seconds)) {
    const [least] = shards.toSorted((one, other) => one.seconds - other.seconds);
    least?.files.push(file);
    if (least) least.seconds += Math.max(file.seconds, SHORT_S);
  }
  return shards[index - 1]?.files ?? [];
}
