/** Starts one WordPress for all tests of this folder, on a free port, with a fresh database. */
import type { TestProject } from 'vitest/node';
import { demoSite, freePort, startWordPress } from '../../.scripts/wordpress.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: { readonly url: string; readonly log: string };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // This process runs the setups of both projects, so the project's environment counts.
  const wasm = project.config.env['ATOLL_PHP'] === 'wasm';
  const { url, log, php, stop } = await startWordPress({ ...demoSite, wasm, port: await freePort() });
  console.log(`WordPress runs on ${php}`);
  project.provide('site', { url, log });
  return stop;
}
