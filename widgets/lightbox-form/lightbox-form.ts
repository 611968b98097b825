/**
 * The page builder's lightbox for page content, mostly the consent form (goodlayers-panels, section 12). The widget's
 * element is the opener. The box is a dialog only while it is open.
 */
import type { WidgetModule } from '../../runtime/core/define';
import { describeDialog } from '../shared/dialog/describe';
import { beginModal } from '../shared/dialog/modal';
import { makeButton } from '../../runtime/dom/button';
import { setAttributes } from '../../runtime/dom/restore';
import { emitResize } from '../../runtime/page/events';
import { fadeIn, fadeOut, hide } from '../../runtime/motion/fade';
import { translator } from '../../runtime/page/translate';
import { hasChangedFields } from './changed-fields';
import { strings } from './widget.json';

const FADE_IN_MS = 200;
const FADE_OUT_MS = 400;

/** Several elements may open the same box. */
const opened = new WeakSet<HTMLElement>();

export const mount: WidgetModule['mount'] = (opener, { config, signal }) => {
  const wrapper = document.getElementById(opener.getAttribute('data-gdlr-lb') ?? '');
  if (!wrapper) throw new Error('the box of data-gdlr-lb is not on the page');
  const translate = translator(config.strings);
  const closeName = translate(strings['lightbox-form.close']);
  const dialogName = opener.textContent?.trim() || translate(strings['lightbox-form.dialog']);
  let opening: AbortController | undefined;
  let isFadingOut = false;

  const end = (): void => {
    opening?.abort();
    opening = undefined;
    opened.delete(wrapper);
  };

  const close = async (): Promise<void> => {
    if (!opening) return;
    end();
    isFadingOut = true;
    await fadeOut(wrapper, FADE_OUT_MS);
    isFadingOut = false;
    if (!opened.has(wrapper)) wrapper.style.overflowY = '';
  };

  const onDismiss = (): void => void close();

  const show = (): void => {
    if (opened.has(wrapper)) return;
    opened.add(wrapper);
    opening = new AbortController();
    const ending = { signal: opening.signal };
    const dialog = wrapper.querySelector<HTMLElement>('.gdlr-core-lightbox-content') ?? wrapper;
    describeDialog(dialog, dialogName, opening.signal);
    for (const control of wrapper.querySelectorAll<HTMLElement>('.gdlr-core-lightbox-form-close'))
      makeButton(control, { name: closeName, onPress: onDismiss, ...ending });
    closeFromOutside(wrapper, dialog, onDismiss, opening.signal);
    // The page's scrolling is locked, so a form that is higher than the viewport must scroll itself.
    wrapper.style.overflowY = 'auto';
    void fadeIn(wrapper, FADE_IN_MS);
    // Content of the hidden box could not measure its size.
    emitResize();
    beginModal({ element: dialog, opener, onDismiss }, opening.signal);
  };

  setAttributes(opener, { 'aria-haspopup': 'dialog' }, signal);
  makeButton(opener, {
    onPress(event) {
      // Clicks that open a new tab are left to the browser.
      if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      event.preventDefault();
      show();
    },
    signal,
  });
  signal.addEventListener('abort', () => {
    if (opening || isFadingOut) hide(wrapper);
    end();
  });
};

/** Closes on a click that started and ended outside the form, unless a field was changed. */
function closeFromOutside(
  wrapper: HTMLElement,
  dialog: HTMLElement,
  onDismiss: () => void,
  signal: AbortSignal,
): void {
  let hasBegunOutside = false;
  const isOutside = ({ target }: Event): boolean => target instanceof Node && !dialog.contains(target);
  wrapper.addEventListener('pointerdown', (event) => (hasBegunOutside = isOutside(event)), { signal });
  wrapper.addEventListener(
    'click',
    (event) => {
      if (hasBegunOutside && isOutside(event) && !hasChangedFields(dialog)) onDismiss();
    },
    { signal },
  );
}
