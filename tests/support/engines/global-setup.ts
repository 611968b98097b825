/** Finds out once, before the tests of a project, which engines start here. */
import type { TestProject } from 'vitest/node';
import type { EngineBrowser } from './engine-driver';
import { launchFirefox, whyNoFirefox } from './firefox';
import { launchWebkit, whyNoWebkit } from './webkit';

declare module 'vitest' {
  interface ProvidedContext {
    /** The reasons why the engines cannot run; undefined for an engine that can. */
    readonly whyNoEngine: { readonly firefox: string | undefined; readonly webkit: string | undefined };
  }
}

export async function setup(project: TestProject): Promise<void> {
  const [firefox, webkit] = await Promise.all([
    whyNoFirefox ?? whyNot(launchFirefox),
    whyNoWebkit ?? whyNot(launchWebkit),
  ]);
  project.provide('whyNoEngine', { firefox, webkit });
}

/**
 * An installed browser may not start, for instance because the system lacks a library.
 *
 * @returns the reason; undefined if the browser starts and runs scripts
 */
export async function whyNot(launch: () => Promise<EngineBrowser>): Promise<string | undefined> {
  try {
    const { driver, close } = await launch();
    const answer = await driver.run('return 1 + 1;', []);
    await close();
    return answer === 2 ? undefined : 'the browser runs no scripts';
  } catch (error) {
    const [reason = ''] = String(error).split('\n', 1);
    return `the browser does not start: ${reason}`;
  }
}
