/** Starts one Chromium for all test files of a project. Each file has contexts of its own in it. */
import type { TestProject } from 'vitest/node';
import { launchChromiumServer } from './browser';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the project's Chromium listens; undefined in a project without one. */
    readonly chromiumEndpoint: string | undefined;
  }
}

/** @returns closes the browser */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await launchChromiumServer();
  project.provide('chromiumEndpoint', server.wsEndpoint());
  return () => server.close();
}
