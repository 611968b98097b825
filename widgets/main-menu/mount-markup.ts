/** Mounts the menus of a theme's header. */
import type { WidgetModule } from '../../runtime/core/define';
import { reactWidget } from '../../runtime/react/mount';
import { MainMenu } from './MainMenu';
import { findMenu, prepare } from './read-markup';

const menu = reactWidget((root) => {
  const found = findMenu(root);
  if (!found) throw new Error('the menu is not prepared');
  return { props: { menu: found } };
}, MainMenu);

export const mount: WidgetModule['mount'] = (root, context) => {
  // The visitor may be faster than the preparation.
  const undo = findMenu(root) ? undefined : prepare(root, { ...context, mountNow: () => undefined });
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
