/** Pictures beside tabs (goodlayers-theme, section 6): the picture of the active tab is shown. */
import type { WidgetModule } from '../../../runtime/core/define';
import { rememberClasses } from '../../../runtime/dom/attributes';
import { renderedHeight } from '../../../runtime/dom/measure';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { followScreen, type Job, requestLayout } from '../../../runtime/motion/scroll/scroll';

const ACTIVE = 'gdlr-core-active';
const ID = 'data-tab-id';

export const mount: WidgetModule['mount'] = (wrap, context) => {
  const { signal } = context;
  const tabs = wrap.closest('.gdlr-core-tab-item');
  const content = tabs?.querySelector<HTMLElement>('.gdlr-core-tab-item-wrap');
  if (!tabs || !content) return;
  const images = [...wrap.children].filter((child) => child.hasAttribute(ID));
  const restores = images.map((image) => rememberClasses(image, [ACTIVE]));
  restoreOnAbort([wrap], { styles: ['height', 'width'] }, signal);
  signal.addEventListener('abort', () => restores.forEach((restore) => restore()));

  const activeId = (): string | null | undefined =>
    tabs.querySelector(`.gdlr-core-tab-item-title.${ACTIVE}`)?.getAttribute(ID);
  const idAtFirst = activeId();
  // As in the original, the column of a tab without a picture is closed by the first press.
  let isPressed = false;

  const job: Job = ({ isNewLayout }) => {
    if (!isNewLayout) return undefined;
    const id = activeId();
    isPressed ||= id !== idAtFirst;
    const image = images.find((one) => one.getAttribute(ID) === id);
    const contentPx = renderedHeight(content);
    return () => {
      for (const one of images) one.classList.toggle(ACTIVE, one === image);
      wrap.style.height = `${contentPx}px`;
      if (isPressed) wrap.style.width = image ? '' : '0';
    };
  };
  followScreen(job, context, [content]);
  // The tabs mark their active title. The new pane may have the height of the old one, which no size observer reports.
  const observer = new MutationObserver(() => requestLayout(job));
  const onPress = (): void => {
    isPressed = true;
    requestLayout(job);
  };
  for (const title of tabs.querySelectorAll('.gdlr-core-tab-item-title')) {
    observer.observe(title, { attributeFilter: ['class'] });
    title.addEventListener('click', onPress, { signal });
  }
  signal.addEventListener('abort', () => observer.disconnect());
};
