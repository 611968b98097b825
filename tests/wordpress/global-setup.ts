/** Starts one WordPress for all tests of this folder, on a free port, with a new database. */
import type { TestProject } from 'vitest/node';
import { demoSite, freePort, startWordPress } from '../../.scripts/wordpress.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: { readonly url: string; readonly log: string };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, log, stop } = await startWordPress({ ...demoSite, port: await freePort() });
  project.provide('site', { url, log });
  return stop;
}
