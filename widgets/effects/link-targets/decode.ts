/** Decodes URLs for the comparison in releases from 1.7.7 (link-targets, section 5.3). */

/**
 * @param address an `href` as written in the page or in the response
 * @returns the percent-decoded URL; the same text if an escape is malformed
 */
export function decodeAddress(address: string): string {
  if (!address.includes('%')) return address;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
