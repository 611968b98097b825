/** Detects mobile devices by the user agent, regardless of the width (goodlayers-platform, section 5). */

const PHONES = /android|webos|blackberry|iphone|ipad|ipod|windows phone/i;

/** @returns true on a device that GoodLayers treats as a phone or tablet */
export function isMobileDevice(): boolean {
  return PHONES.test(navigator.userAgent);
}
