/** An installed Firefox, or Playwright's own. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firefox } from 'playwright-core';
import type { EngineBrowser } from './engine-driver';
import { openWindow } from './playwright-window';

const CANDIDATES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const PROXY = fileURLToPath(new URL('firefox-proxy.mjs', import.meta.url));

const installed = process.env['ATOLL_FIREFOX'] ?? CANDIDATES.find((path) => existsSync(path));

/** The reason why Firefox cannot run; undefined if it can. */
export const whyNoFirefox =
  installed || existsSync(firefox.executablePath())
    ? undefined
    : 'Firefox is not installed (Debian: firefox-esr; others: npx playwright-core install firefox)';

/** Starts a headless Firefox with one window. The caller closes it. */
export async function launchFirefox(): Promise<EngineBrowser> {
  if (!installed) return openWindow(await firefox.launch());
  const env = { ...process.env, ATOLL_FIREFOX: installed };
  return openWindow(await firefox.launch({ channel: 'moz-firefox', executablePath: PROXY, env }));
}
