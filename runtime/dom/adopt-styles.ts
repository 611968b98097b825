/** Stylesheets that scripts add to the page. A strict content security policy allows them. */

/** @returns a function that removes the styles */
export function adoptStyles(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/**
 * Styles the root element like its inline style, but without the cost: WordPress's block styles contain selectors such as
 * `table[style*='border-width'] > *`, so a new inline style makes browsers compute the styles of the whole page again.
 *
 * @param declarations for example `overflow: hidden`
 * @returns a function that removes the styles
 */
export function styleRoot(declarations: string): () => void {
  // The id gives the rule precedence over the site's stylesheets.
  return adoptStyles(`:root:not(#atoll-root){${declarations}}`);
}
