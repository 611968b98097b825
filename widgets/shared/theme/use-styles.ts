/** Styles that the theme lacks for a part of its header. */
import { useLayoutEffect } from 'react';
import { adoptStyles } from '../../../runtime/dom/adopt-styles';

/** Adds styles to the page as long as the component is mounted. */
export function useStyles(styles: string): void {
  useLayoutEffect(() => adoptStyles(styles), [styles]);
}
