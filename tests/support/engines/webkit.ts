/** An installed WebKitGTK, driven over WebDriver on a virtual display, or Playwright's WebKit. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { webkit } from 'playwright-core';
import { Builder, Button, By, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import type { EngineBrowser, EngineDriver, Presented } from './engine-driver';
import { freePort } from './free-port';
import { type Network, startNetwork } from './network';
import { openWindow } from './playwright-window';

/** The browsers of Debian's packages, newest first. The driver's package depends on one of them. */
const BROWSERS = '/usr/lib/*/webkit{gtk-6.0,2gtk-4.1,2gtk-4.0}/MiniBrowser';
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY = '/usr/bin/xvfb-run';

const isInstalled = [DRIVER, DISPLAY].every((path) => existsSync(path));

/** Containers lack what the sandbox needs, and a graphics card. */
const ENVIRONMENT = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};

const START_MS = 30_000;

const KEYS: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: ' ',
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Home: Key.HOME,
  End: Key.END,
  PageUp: Key.PAGE_UP,
  PageDown: Key.PAGE_DOWN,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Alt: Key.ALT,
  Meta: Key.META,
};

/** The reason why WebKit cannot run; undefined if it can. */
export const whyNoWebkit =
  isInstalled || existsSync(webkit.executablePath())
    ? undefined
    : 'WebKit is not installed (Debian: webkit2gtk-driver, xvfb; others: npx playwright-core install webkit)';

/** The reason why WebKit's computed roles cannot be read; undefined if they can. */
export const whyNoRoles =
  whyNoWebkit ?? (isInstalled ? undefined : 'only the driver of WebKitGTK computes roles and names');

/** Starts WebKit with one window. The caller closes it. @throws Error if it does not start within 30 s */
export async function launchWebkit(): Promise<EngineBrowser> {
  if (!isInstalled) return openWindow(await webkit.launch());
  const [binary = ''] = globSync(BROWSERS);
  const port = await freePort();
  const network = await startNetwork();
  const server = spawn(DISPLAY, ['-a', DRIVER, `--port=${port}`], {
    env: { ...process.env, ...ENVIRONMENT },
    // In a group, so that the display and the browser end with it.
    detached: true,
    stdio: 'ignore',
  });
  try {
    const session = await connect(port, binary, network);
    // The height of the page's area is that of the window without its bars.
    await session.manage().window().setRect({ width: 1000, height: 1440 });
    await session.manage().setTimeouts({ script: START_MS });
    return {
      driver: driverOf(session, network),
      async close() {
        await session.quit().catch(() => undefined);
        stop(server);
        network.close();
      },
    };
  } catch (error) {
    stop(server);
    network.close();
    throw error;
  }
}

/** The types of the package do not have the wheel. */
type Wheel = ReturnType<WebDriver['actions']> & {
  readonly scroll: (x: number, y: number, deltaX: number, deltaY: number, origin: string) => Wheel;
};

function driverOf(session: WebDriver, network: Network): EngineDriver {
  const actions = () => session.actions({ async: true });
  const pointer = (x: number, y: number) =>
    actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    goto: (url) => session.get(url),
    goBack: () => session.navigate().back(),
    run: (body, parameters) => session.executeScript(body, ...parameters),
    move: (x, y) => pointer(x, y).perform(),
    click: (x, y) => pointer(x, y).press(Button.LEFT).release(Button.LEFT).perform(),
    async drag([from = [0, 0], ...path]) {
      const sequence = pointer(...from).press(Button.LEFT);
      for (const [x, y] of path) sequence.move({ x, y, origin: Origin.VIEWPORT, duration: 20 });
      await sequence.release(Button.LEFT).perform();
    },
    wheel: (y) => (actions() as Wheel).scroll(100, 400, 0, y, Origin.VIEWPORT).perform(),
    resize: async (width, height) => void (await session.manage().window().setRect({ width, height })),
    async press(keys) {
      const names = keys.length > 1 ? keys.split('+') : [keys];
      const codes = names.map((name) => KEYS[name] ?? name);
      const sequence = actions();
      for (const code of codes) sequence.keyDown(code);
      for (const code of codes.toReversed()) sequence.keyUp(code);
      await sequence.perform();
    },
    async presented(selector) {
      const elements = await session.findElements(By.css(selector));
      const all: Presented[] = [];
      for (const element of elements)
        all.push({
          // WebKitGTK gives no role to generic elements.
          role: (await element.getAriaRole()) || 'generic',
          name: await element.getAccessibleName(),
        });
      return all;
    },
    async setOffline(isOffline) {
      network.setOffline(isOffline);
      // The page is told as by the browser, which knows only the network of the machine.
      await session.executeScript((isOnline: boolean) => {
        Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
        window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
      }, !isOffline);
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
  };
}

async function connect(port: number, binary: string, { address }: Network): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: address },
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const end = performance.now() + START_MS;
  for (;;) {
    try {
      const address = `http://127.0.0.1:${port}`;
      return await new Builder().usingServer(address).withCapabilities(capabilities).build();
    } catch (error) {
      // The driver does not answer yet.
      if (performance.now() > end) throw error;
      await wait(100);
    }
  }
}

function stop(server: ChildProcess): void {
  if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
}
