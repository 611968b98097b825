/** An installed Chromium for the browser tests, with the options that a container needs. */
import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';

const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** No sandbox, which containers lack, and no requests by the browser itself. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function options(extra: readonly string[]) {
  const executablePath = process.env['ATOLL_CHROMIUM'] ?? CANDIDATES.find((path) => existsSync(path));
  return { args: [...ARGUMENTS, ...extra], ...(executablePath && { executablePath }) };
}

/** @returns a headless Chromium; the caller closes it */
export async function launchChromium(extra: readonly string[] = []): Promise<Browser> {
  return chromium.launch(options(extra));
}

/** @returns a headless Chromium that several processes can use; the caller closes it */
export async function launchChromiumServer(): Promise<BrowserServer> {
  return chromium.launchServer(options([]));
}
