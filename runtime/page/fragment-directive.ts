/** The fragment directive of an address, such as `text=winter%20bazaar` in `/page/#:~:text=winter%20bazaar`. */

/** @returns the directive of the navigation, because the page's own address has lost it; undefined if there is none */
export function fragmentDirective(): string | undefined {
  return performance.getEntriesByType('navigation')[0]?.name.split(':~:', 2)[1];
}
