/** The engines that the tests use besides Chromium, and whether they can run here. */
import { inject } from 'vitest';
import type { EngineBrowser } from './engine-driver';
import { launchFirefox, launchFirefoxWithRoles, whyNoFirefoxRoles } from './firefox';
import { whyNot } from './global-setup';
import { launchWebkit, whyNoRoles } from './webkit';

/** An engine, with the reason why it cannot run here; undefined if it can. */
export interface EngineHere {
  readonly name: string;
  readonly launch: () => Promise<EngineBrowser>;
  readonly why: string | undefined;
}

/** @returns Firefox */
export function firefoxHere(): EngineHere {
  return { name: 'Firefox', launch: launchFirefox, why: inject('whyNoEngine').firefox };
}

/** @returns WebKit, the engine of Safari */
export function webkitHere(): EngineHere {
  return { name: 'WebKit', launch: launchWebkit, why: inject('whyNoEngine').webkit };
}

/** @returns the engines besides Chromium */
export const enginesHere = (): readonly EngineHere[] => [firefoxHere(), webkitHere()];

/** @returns the engines besides Chromium, as browsers that compute roles and names */
export const enginesWithRoles = async (): Promise<readonly EngineHere[]> => [
  {
    name: 'Firefox',
    launch: launchFirefoxWithRoles,
    // Only one file asks, so it starts this browser itself.
    why: whyNoFirefoxRoles ?? firefoxHere().why ?? (await whyNot(launchFirefoxWithRoles)),
  },
  { ...webkitHere(), why: whyNoRoles ?? webkitHere().why },
];
