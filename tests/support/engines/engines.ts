/** The engines that the tests use besides Chromium, and whether they can run here. */
import type { EngineBrowser } from './engine-driver';
import { launchFirefox, launchFirefoxWithRoles, whyNoFirefox, whyNoFirefoxRoles } from './firefox';
import { launchWebkit, whyNoRoles, whyNoWebkit } from './webkit';

/** An engine, with the reason why it cannot run here; undefined if it can. */
export interface EngineHere {
  readonly name: string;
  readonly launch: () => Promise<EngineBrowser>;
  readonly why: string | undefined;
}

/** @returns Firefox */
export async function firefoxHere(): Promise<EngineHere> {
  return { name: 'Firefox', launch: launchFirefox, why: whyNoFirefox ?? (await whyNot(launchFirefox)) };
}

/** @returns WebKit, the engine of Safari */
export async function webkitHere(): Promise<EngineHere> {
  return { name: 'WebKit', launch: launchWebkit, why: whyNoWebkit ?? (await whyNot(launchWebkit)) };
}

/** @returns the engines besides Chromium */
export const enginesHere = async (): Promise<readonly EngineHere[]> => [
  await firefoxHere(),
  await webkitHere(),
];

/** @returns the engines besides Chromium, as browsers that compute roles and names */
export const enginesWithRoles = async (): Promise<readonly EngineHere[]> => [
  {
    name: 'Firefox',
    launch: launchFirefoxWithRoles,
    why: whyNoFirefoxRoles ?? (await whyNot(launchFirefoxWithRoles)),
  },
  { name: 'WebKit', launch: launchWebkit, why: whyNoRoles ?? (await whyNot(launchWebkit)) },
];

/** An installed browser may not start, for instance because the system lacks a library. */
async function whyNot(launch: () => Promise<EngineBrowser>): Promise<string | undefined> {
  try {
    const { driver, close } = await launch();
    const answer = await driver.run('return 1 + 1;', []);
    await close();
    return answer === 2 ? undefined : 'the browser runs no scripts';
  } catch (error) {
    const [reason = ''] = String(error).split('\n', 1);
    return `the browser does not start: ${reason}`;
  }
}
