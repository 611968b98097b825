/** Mounts Essential Addons' simple menus. */
import type { WidgetModule } from '../../runtime/core/define';
import { reactWidget } from '../../runtime/react/mount';
import { findLayout, prepare } from './read-markup';
import { SimpleMenu } from './SimpleMenu';

const menu = reactWidget((root) => {
  const layout = findLayout(root);
  if (!layout) throw new Error('the menu is not prepared');
  return { props: { layout } };
}, SimpleMenu);

export const mount: WidgetModule['mount'] = (root, context) => {
  // The visitor may be faster than the preparation.
  const undo = findLayout(root) ? undefined : prepare(root, context);
  try {
    const unmount = menu.mount(root, context);
    return (hasFailed) => {
      unmount?.(hasFailed);
      undo?.();
    };
  } catch (error) {
    undo?.();
    throw error;
  }
};
