/** Addresses as the releases from 1.7.7 compare them (link-targets, section 5.3). */

/**
 * @param address an `href` as it is written, or one from the answer
 * @returns the address with its percent escapes resolved; the same text when one of them is malformed
 */
export function decodeAddress(address: string): string {
  if (!address.includes('%')) return address;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
