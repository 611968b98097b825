/** The button that scrolls the page to its top (goodlayers-theme, section 6). It can be reached while it is visible. */
import type { WidgetModule } from '../../../runtime/core/define';
import { writeAttributes } from '../../../runtime/dom/attributes';
import { restoreOnAbort } from '../../../runtime/dom/restore';
import { followScreen, type Job } from '../../../runtime/motion/scroll/scroll';
import { isPlainClick } from '../../../runtime/page/link';
import { translator } from '../../../runtime/page/translate';
import { prefixOf, scrollToTop } from '../../shared/theme/theme';
import { strings } from './widget.json';

const SHOW_AFTER_PX = 300;

export const mount: WidgetModule['mount'] = (button, context) => {
  const { config, signal } = context;
  const shownClass = `${prefixOf(button, 'footer-back-to-top-button')}-scrolled`;
  restoreOnAbort([button], { attributes: ['class', 'aria-label', 'aria-hidden', 'tabindex'] }, signal);
  if (button.textContent.trim() === '' && !button.hasAttribute('aria-label'))
    writeAttributes(button, { 'aria-label': translator(config.strings)(strings['back-to-top.name']) });
  let isShown: boolean | undefined;

  const show = (isOn: boolean): void => {
    isShown = isOn;
    // Screen readers do not get a hidden element, so it must not keep the focus.
    if (!isOn && button === document.activeElement) button.blur();
    button.classList.toggle(shownClass, isOn);
    writeAttributes(button, { 'aria-hidden': isOn ? null : true, tabIndex: isOn ? null : -1 });
  };
  const job: Job = ({ top }) => {
    const isOn = top > SHOW_AFTER_PX;
    return isOn === isShown ? undefined : () => show(isOn);
  };
  followScreen(job, context);
  button.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      scrollToTop();
    },
    { signal },
  );
};
