/** Reads the settings of Elementor's elements, each of which may have a value per device (elementor-frontend, section 2.1). */
import { asRecord, isRecord } from '../../../runtime/page/as-record';
import { pageGlobal } from '../../../runtime/page/page-global';

/** An element's settings. */
export type ElementorSettings = Readonly<Record<string, unknown>>;

/** The devices that are narrower than a desktop, from the narrowest. */
const NARROW = ['mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop'] as const;

/**
 * Reads the settings that the server prints for scripts.
 *
 * @throws Error if they are not an object in JSON
 */
export function readElementorSettings(element: HTMLElement): ElementorSettings {
  const settings: unknown = JSON.parse(element.dataset['settings'] ?? '{}');
  if (!isRecord(settings)) throw new Error('the settings are not an object');
  return settings;
}

/**
 * Returns a setting's value on the current device: its own, or that of the next wider one for which there is a value.
 *
 * @param key the setting's name without a device
 * @param mode as in `deviceChain`
 */
export function deviceSetting(settings: ElementorSettings, key: string, mode?: string): unknown {
  const own = deviceChain(mode).map((device) => settings[`${key}_${device}`]);
  return own.find(isFilled) ?? settings[key];
}

/**
 * @param mode the name of the device, which the server's script sets on the body; a desktop without it
 * @returns the devices whose values count, the current one first; empty for a desktop
 */
export function deviceChain(
  mode: string = document.body.dataset['elementorDeviceMode'] ?? 'desktop',
): readonly string[] {
  const narrow = narrowDevices();
  const at = narrow.indexOf(mode);
  if (at !== -1) return narrow.slice(at);
  return mode === 'widescreen' ? [mode] : [];
}

/** @returns the narrow devices that the site uses */
function narrowDevices(): readonly string[] {
  const config = asRecord(pageGlobal('elementorFrontendConfig'));
  const breakpoints = asRecord(asRecord(config['responsive'])['breakpoints']);
  return NARROW.filter((device) => asRecord(breakpoints[device])['is_enabled'] === true);
}

/** Zero is a value. */
function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
