/** Checks the origin of a request. Only requests to the REST root's origin get cookies and the nonce. */
import type { OriginCheck } from './types';

/**
 * @param root the REST root; '' for the page's URL
 * @param pageUrl returns the page's URL, the base of relative URLs
 * @returns a check that returns false for invalid URLs
 */
export function createOriginCheck(root: string, pageUrl: () => string): OriginCheck {
  return (address) => {
    const origin = originOf(address, pageUrl());
    return origin !== undefined && origin === originOf(root, pageUrl());
  };
}

function originOf(address: string, base: string): string | undefined {
  return URL.canParse(address, base) ? new URL(address, base).origin : undefined;
}
