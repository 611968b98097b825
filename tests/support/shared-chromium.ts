/**
 * The Chromium that the test files of a project share. All messages pass through Vitest's main process, so a file with very
 * many steps launches its own.
 */
import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium } from './browser';

/**
 * @returns the project's Chromium (chromium-setup.ts), or a new one for other options. The caller closes it: that closes
 *   only the caller's pages in the project's
 */
export async function openChromium(extra: readonly string[] = []): Promise<Browser> {
  const endpoint = inject('chromiumEndpoint');
  return endpoint === undefined || extra.length > 0 ? launchChromium(extra) : chromium.connect(endpoint);
}
