/** Reads single settings of Elementor's elements. A setting of another type is an error, so that the markup stays as it is. */
import type { ElementorSettings } from './device-settings';

/** @returns false for a switch that is off, which is '' or missing. @throws Error for another type than text */
export function isOn(settings: ElementorSettings, key: string): boolean {
  return textSetting(settings, key) === 'yes';
}

/** @returns '' for a missing setting. @throws Error for another type than text */
export function textSetting(settings: ElementorSettings, key: string): string {
  const value = settings[key] ?? '';
  if (typeof value !== 'string') throw new Error(`the setting ${key} is not text`);
  return value;
}

/** @returns seconds, 0 for a missing setting. @throws Error for a value that is no number or negative */
export function secondsSetting(settings: ElementorSettings, key: string): number {
  return durationSetting(settings, key, 'seconds');
}

/** @returns milliseconds, `missing` for a missing setting. @throws Error for a value that is no number or negative */
export function millisecondsSetting(settings: ElementorSettings, key: string, missing: number): number {
  return (settings[key] ?? '') === '' ? missing : durationSetting(settings, key, 'milliseconds');
}

function durationSetting(settings: ElementorSettings, key: string, unit: string): number {
  const value = settings[key] ?? '';
  const isNumber = typeof value === 'number' || typeof value === 'string';
  const duration = isNumber ? Number(value) : NaN;
  if (!(duration >= 0 && duration < Infinity))
    throw new Error(`the setting ${key} is not a number of ${unit}`);
  return duration;
}
