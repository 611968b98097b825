/** The platform's second switch for phones: the browser's name, whatever the width (goodlayers-platform, section 5). */

const PHONES = /android|webos|blackberry|iphone|ipad|ipod|windows phone/i;

/** @returns true on what the platform takes for a phone or tablet */
export function isMobileDevice(): boolean {
  return PHONES.test(navigator.userAgent);
}
