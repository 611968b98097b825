/** Styles that the theme lacks for a part of its header. */
import { useLayoutEffect } from 'react';

/** Adds styles to the page as long as the component is mounted. */
export function useStyles(styles: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [styles]);
}
