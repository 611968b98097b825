/** Performs the actions of a visit, and finds what does not work. */
import type { Page } from 'playwright-core';
import type { Action, Visit } from './visits';

/** How long a visitor waits for a result, in ms. A failing attempt takes this time. */
const PATIENCE_MS = 2500;
/** The same while a request is pending: actions that need the request are repeated afterwards. */
const PENDING_PATIENCE_MS = 600;
/** The interval between two looks at the page, in ms. */
export const POLLING_MS = 40;

/** The result of one case or action; `works` is not recorded. */
export interface Finding {
  /** The case, with the action if it belongs to one. */
  readonly of: string;
  readonly seen: 'at the second try' | 'when it came' | 'as without Atoll' | 'nothing' | 'BROKEN';
  readonly detail?: string;
}

/** The slow request of a visit, if there is one. */
export interface DelayedRequest {
  readonly isPending: () => boolean;
  /** Lets the request arrive. */
  readonly arrive: () => Promise<void>;
}

/** Performs all actions, and repeats those that failed once the slow request has ended. */
export async function performActions(
  page: Page,
  visit: Visit,
  followed: readonly string[],
  { isPending, arrive }: DelayedRequest,
): Promise<readonly Finding[]> {
  const hasStarted = await page
    .waitForFunction(() => window.atoll !== undefined, undefined, { timeout: PATIENCE_MS, polling: 50 })
    .then(
      () => true,
      () => false,
    );
  const hurry = (): Promise<void> =>
    page.evaluate(() => {
      for (const { element } of window.atoll?.widgets() ?? [])
        element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
  if (hasStarted) await hurry();
  await settled(page);
  const findings: Finding[] = [];
  const failed: Action[] = [];
  for (const action of visit.actions) {
    const before = followed.length;
    if (await tryOnce(page, action, isPending() ? PENDING_PATIENCE_MS : PATIENCE_MS)) continue;
    if (isPending()) failed.push(action);
    else if (followed.length > before) findings.push({ of: nameOfAction(action), seen: 'as without Atoll' });
    else if (await tryOnce(page, action))
      findings.push({ of: nameOfAction(action), seen: 'at the second try' });
    else failed.push(action);
  }
  await arrive();
  await settled(page);
  // A slow entry has only started now.
  await hurry();
  await settled(page);
  for (const action of failed) {
    const isDone = (await tryOnce(page, action)) || (await tryOnce(page, action));
    findings.push({
      of: nameOfAction(action),
      ...(isDone ? { seen: 'when it came' } : await judge(page, action.place)),
    });
  }
  for (const { name } of visit.cases) {
    if (findings.some(({ of }) => of.startsWith(name)) || !(await hasProblem(page, name))) continue;
    findings.push({ of: name, ...(await judge(page, name)) });
  }
  return findings;
}

/** @returns whether a widget of a case has not mounted, or something is still pending */
function hasProblem(page: Page, place: string): Promise<boolean> {
  return page
    .locator(`[data-case="${place}"]`)
    .evaluate(
      (section) =>
        window.atoll === undefined ||
        window.atoll
          .widgets()
          .some(({ element, state }) => section.contains(element) && state === 'loading') ||
        section.querySelector('[data-atoll-state="failed"],[aria-busy="true"],.submitting,.resetting') !==
          null,
    );
}

const nameOfAction = ({ place, what }: Action): string => `${place}: ${what}`;

/** Waits until nothing is pending, or for as long as a visitor would. */
async function settled(page: Page): Promise<void> {
  await Promise.race([
    page.evaluate(() => window.atoll?.settled()),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}

async function tryOnce(
  page: Page,
  { place, act, isDone }: Action,
  patienceMs = PATIENCE_MS,
): Promise<boolean> {
  const section = page.locator(`[data-case="${place}"]`);
  if (await section.evaluate(isDone)) return true;
  await section.evaluate(act);
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    if (await section.evaluate(isDone)) return true;
    await new Promise((resolve) => setTimeout(resolve, POLLING_MS));
  }
  return false;
}

/** @returns the result of a case whose widget does not work */
async function judge(page: Page, place: string): Promise<Pick<Finding, 'seen' | 'detail'>> {
  const problem = await page.locator(`[data-case="${place}"]`).evaluate((section) => {
    const { atoll, printed } = window as unknown as {
      atoll?: { widgets: () => readonly { element: HTMLElement; state: string }[] };
      printed: Map<string, string>;
    };
    const own = (atoll?.widgets() ?? []).filter(({ element }) => section.contains(element));
    const busy = section.querySelector(
      '[aria-busy="true"],.gdlr-core-now-loading,form.submitting,form.resetting',
    );
    if (busy) return `it stays busy: ${busy.className}`;
    if (own.some(({ state }) => state === 'loading')) return 'its code is still loading';
    const bare = section.innerHTML.replaceAll(/ data-atoll(-state)?="[^"]*"/g, '');
    const isSame = bare === printed.get(section.dataset['case'] ?? '');
    // One of two widgets may have failed, while the other's changes stay.
    if (isSame || (own.some(({ state }) => state === 'failed') && own.some(({ state }) => state === 'ready')))
      return '';
    return own.length > 0 && own.every(({ state }) => state === 'ready')
      ? 'it is ready'
      : `its markup has changed: ${bare.slice(0, 2000)}`;
  });
  if (problem === '') return { seen: 'as without Atoll' };
  return { seen: problem === 'it is ready' ? 'nothing' : 'BROKEN', detail: problem };
}
