/** Starts one WordPress for all tests of this folder, on a free port, with a fresh database. */
import type { TestProject } from 'vitest/node';
import { BUNDLED, demoSite, freePort, startWordPress } from '../../.scripts/wordpress.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: { readonly url: string; readonly log: string };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // This process runs the setups of both projects, so the project's environment counts.
  const { ATOLL_PHP, ATOLL_WP } = project.config.env as Readonly<Record<string, string | undefined>>;
  const options = { wasm: ATOLL_PHP === 'wasm', ...(ATOLL_WP ? { wp: ATOLL_WP } : {}) };
  const { url, log, php, stop } = await startWordPress({ ...demoSite, ...options, port: await freePort() });
  console.log(`${project.name}: WordPress ${ATOLL_WP ?? BUNDLED} on ${php}`);
  project.provide('site', { url, log });
  return stop;
}
