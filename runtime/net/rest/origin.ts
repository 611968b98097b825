/** Whose cookies and nonce a request may carry: those of the REST root's origin, and no other. */
import type { OriginCheck } from './types';

/**
 * @param root the REST root; '' stands for the page itself
 * @param pageUrl gives the page's address, against which relative ones are read
 * @returns a check that is false for addresses that cannot be read
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
