/**
 * Pages that are used again: a new context costs three times as much as a navigation. A page comes back as a new one
 * would be, except for its HTTP cache. Where that is not possible, for instance after an init script, it is closed.
 */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { BLANK_PATH } from './page-server';

/** The options of a page that is used again. All others belong to a context, so they need a new one. */
type PageOptions = Pick<BrowserContextOptions, 'viewport' | 'reducedMotion' | 'forcedColors' | 'colorScheme'>;

/** A kind of page. */
export interface PageKind {
  /** The origin of the server. */
  readonly origin: string;
  /** Runs in every document before any other script. Pages of the same kind have the same function. */
  readonly initScript?: () => void;
  /** Called once with a new page. What it does must hold for all tests. Pages of the same kind have the same function. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** A page that is out of the pool. */
export interface LentPage {
  readonly page: Page;
  /** Ends all use of the page. */
  readonly giveBack: () => Promise<void>;
}

/** A page with what the pool knows about it. */
interface PooledPage {
  readonly page: Page;
  readonly kind: PageKind;
  /** True if something was done to it that cannot be undone. */
  isSpent: boolean;
}

/** As in Playwright. */
const VIEWPORT = { width: 1280, height: 720 };

const TIMEOUT_MS = 30_000;

/** The names in `PageOptions`. */
const OF_OPTIONS = new Set(['viewport', 'reducedMotion', 'forcedColors', 'colorScheme']);

/** What cannot be undone, or only with more knowledge than a pool should have. */
const OF_PAGE = ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'];
const OF_CONTEXT = [
  ...OF_PAGE,
  'newCDPSession',
  'setOffline',
  'grantPermissions',
  'setGeolocation',
  'setHTTPCredentials',
];
const OF_CLOCK = ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'];

/** The events to which tests listen. Playwright's own listeners hear others. */
const PAGE_EVENTS = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
];
const CONTEXT_EVENTS = [
  'console',
  'dialog',
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
];

const MODIFIERS = ['Alt', 'Control', 'Meta', 'Shift'];

const pools = new WeakMap<Browser, PooledPage[]>();

/** Opens a session of the protocol without spending the page. */
const sessions = new WeakMap<Page, () => Promise<CDPSession>>();

/** @returns true if a page of the pool can have these options */
export function canBePooled(options: BrowserContextOptions): options is PageOptions {
  return options.viewport !== null && Object.keys(options).every((name) => OF_OPTIONS.has(name));
}

/**
 * Takes a page out of the browser's pool, or opens one. Its paths are those of the server. Options that a page cannot
 * change give it a context of its own.
 */
export async function lendPage(
  browser: Browser,
  kind: PageKind,
  options: BrowserContextOptions = {},
): Promise<LentPage> {
  if (!canBePooled(options)) return openFresh(browser, kind, options);
  const { viewport, ...media } = options;
  const pool = pools.get(browser) ?? [];
  pools.set(browser, pool);
  const free = pool.find((one) => isSameKind(one.kind, kind));
  if (free) pool.splice(pool.indexOf(free), 1);
  const lent = free ?? (await openPage(browser, kind));
  await lent.page.setViewportSize(viewport ?? VIEWPORT);
  if (Object.keys(media).length > 0) await lent.page.emulateMedia(media);
  return {
    page: lent.page,
    async giveBack() {
      if (!lent.isSpent && !lent.page.isClosed() && (await isReset(lent))) pool.push(lent);
      else await lent.page.context().close();
    },
  };
}

const isSameKind = (one: PageKind, other: PageKind): boolean =>
  one.origin === other.origin && one.initScript === other.initScript && one.prepare === other.prepare;

/**
 * Runs a function with a session of the protocol. It may only read, because the page is used again.
 *
 * @returns what the function resolves to
 */
export async function readWithSession<T>(page: Page, read: (session: CDPSession) => Promise<T>): Promise<T> {
  const session = await (sessions.get(page)?.() ?? page.context().newCDPSession(page));
  try {
    return await read(session);
  } finally {
    await session.detach();
  }
}

/** Opens a page in a new context, with an empty cache. */
export async function openFresh(
  browser: Browser,
  { origin, initScript, prepare }: PageKind,
  options: BrowserContextOptions = {},
): Promise<LentPage> {
  const context = await browser.newContext({ baseURL: origin, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  if (initScript) await page.addInitScript(initScript);
  await prepare?.(page);
  return { page, giveBack: () => context.close() };
}

async function openPage(browser: Browser, kind: PageKind): Promise<PooledPage> {
  const { page } = await openFresh(browser, kind);
  const context = page.context();
  const pooled = { page, kind, isSpent: false };
  const openSession = context.newCDPSession.bind(context);
  sessions.set(page, () => openSession(page));
  const watch = (owner: object, names: readonly string[]): void => {
    for (const name of names) {
      const method: unknown = Reflect.get(owner, name);
      if (typeof method !== 'function') throw new Error(`Playwright has no ${name}`);
      Reflect.set(owner, name, (...given: unknown[]): unknown => {
        pooled.isSpent = true;
        return Reflect.apply(method, owner, given);
      });
    }
  };
  watch(page, OF_PAGE);
  watch(context, OF_CONTEXT);
  watch(page.clock, OF_CLOCK);
  return pooled;
}

/** Undoes all that a test may do to a page. @returns false if the page cannot be used again */
async function isReset({ page, kind }: PooledPage): Promise<boolean> {
  const context = page.context();
  try {
    for (const name of PAGE_EVENTS) page.removeAllListeners(name);
    for (const name of CONTEXT_EVENTS) context.removeAllListeners(name);
    await Promise.all([page, context].map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' })));
    for (const one of context.pages()) if (one !== page) await one.close();
    await page.goto(kind.origin + BLANK_PATH);
    // On the empty page, where nothing reacts. One after another: what is pressed together may arrive in another order.
    for (const button of ['left', 'middle', 'right'] as const) await page.mouse.up({ button });
    for (const key of MODIFIERS) await page.keyboard.up(key);
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.name = '';
    });
    await context.clearCookies();
    await page.emulateMedia({
      media: null,
      reducedMotion: null,
      forcedColors: null,
      colorScheme: null,
      contrast: null,
    });
    page.setDefaultTimeout(TIMEOUT_MS);
    page.setDefaultNavigationTimeout(TIMEOUT_MS);
    return true;
  } catch {
    // The page has crashed, or does not leave its document.
    return false;
  }
}
