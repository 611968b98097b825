/** An installed Firefox, or Playwright's own. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firefox } from 'playwright-core';
import { WebSocket } from 'ws';
import type { EngineBrowser, Presented } from './engine-driver';
import { freePort } from './free-port';
import { startNetwork } from './network';
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

/** The reason why Firefox's computed roles cannot be read; undefined if they can. */
export const whyNoFirefoxRoles =
  whyNoFirefox ?? (installed ? undefined : 'only an installed Firefox computes roles and names');

/** Starts a headless Firefox with one window. The caller closes it. */
export async function launchFirefox(): Promise<EngineBrowser> {
  if (!installed) return openWindow(await firefox.launch());
  const network = await startNetwork();
  const [host, port] = network.address.split(':');
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: PROXY,
    firefoxUserPrefs: {
      'network.proxy.type': 1,
      'network.proxy.http': host ?? '',
      'network.proxy.http_port': Number(port),
      'network.proxy.allow_hijacking_localhost': true,
    },
    env: { ...process.env, ATOLL_FIREFOX: installed },
  });
  return openWindow(browser, {}, network);
}

/** Starts an installed Firefox that also computes roles and names. The caller closes it. */
export async function launchFirefoxWithRoles(): Promise<EngineBrowser> {
  const [port, marionettePort] = [await freePort(), await freePort()];
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: PROXY,
    args: ['--marionette'],
    firefoxUserPrefs: { 'marionette.port': marionettePort },
    env: {
      ...process.env,
      ATOLL_FIREFOX: installed,
      ATOLL_FIREFOX_PORT: String(port),
      ATOLL_MARIONETTE: String(marionettePort),
    },
  });
  const { driver, close } = await openWindow(browser);
  const send = marionetteAt(`ws://127.0.0.1:${port}/marionette`);
  return { driver: { ...driver, presented: (selector) => presentedIn(send, selector) }, close };
}

type Send = (command: string, parameters?: object) => Promise<unknown>;

/** @returns a function that sends a command of Marionette */
function marionetteAt(url: string): Send {
  const socket = new WebSocket(url);
  const opened = new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (answer: { readonly error?: string; readonly result?: unknown }) => void>();
  socket.on('message', (data: Buffer) => {
    const { id, ...answer } = JSON.parse(data.toString()) as { readonly id: number };
    waiting.get(id)?.(answer);
  });
  return async (command, parameters = {}) => {
    await opened;
    const id = waiting.size;
    const answer = new Promise<{ readonly error?: string; readonly result?: unknown }>((resolve) =>
      waiting.set(id, resolve),
    );
    socket.send(JSON.stringify({ id, command, parameters }));
    const { error, result } = await answer;
    if (error) throw new Error(error);
    return result;
  };
}

async function presentedIn(send: Send, selector: string): Promise<readonly Presented[]> {
  // The last window is Playwright's.
  const handles = (await send('WebDriver:GetWindowHandles')) as readonly string[];
  await send('WebDriver:SwitchToWindow', { handle: handles.at(-1) });
  const elements = (await send('WebDriver:FindElements', {
    using: 'css selector',
    value: selector,
  })) as readonly Readonly<Record<string, string>>[];
  const ask = async (command: string, id: string | undefined): Promise<string> => {
    const { value } = (await send(command, { id })) as { readonly value: string | null };
    return value ?? '';
  };
  // Asked together: each answer takes some milliseconds.
  return Promise.all(
    elements
      .map((element) => Object.values(element)[0])
      .map(async (id) => ({
        role: await ask('WebDriver:GetComputedRole', id),
        name: await ask('WebDriver:GetComputedLabel', id),
      })),
  );
}
