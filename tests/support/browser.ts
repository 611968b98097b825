/** Chromium for the browser tests: one that is installed, with what a container needs. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Quiet: no sandbox that a container lacks, no calls of the browser's own. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns a headless Chromium; the caller closes it */
export async function launchChromium(extra: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['ATOLL_CHROMIUM'] ?? CANDIDATES.find((path) => existsSync(path));
  return chromium.launch({ args: [...ARGUMENTS, ...extra], ...(executablePath && { executablePath }) });
}
