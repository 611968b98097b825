/** Styles of a component. */
import { useLayoutEffect } from 'react';
import { adoptStyles } from '../dom/adopt-styles';

/** Adds styles to the page as long as the component is mounted. */
export function useStyles(styles: string): void {
  useLayoutEffect(() => adoptStyles(styles), [styles]);
}
