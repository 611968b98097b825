/**
 * What the page builder opens over the page, most of all the form of consent (goodlayers-panels, section 12). The
 * widget is the element that opens it: the box is a dialog for as long as it is open, and nothing before.
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
  if (!wrapper) throw new Error('the box that it opens is not on the page');
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
    // The page does not scroll meanwhile: a form that is higher than the screen must.
    wrapper.style.overflowY = 'auto';
    void fadeIn(wrapper, FADE_IN_MS);
    // What was out of sight had no size to go by.
    emitResize();
    beginModal({ element: dialog, opener, onDismiss }, opening.signal);
  };

  setAttributes(opener, { 'aria-haspopup': 'dialog' }, signal);
  makeButton(opener, {
    onPress(event) {
      // A click that asks for a new tab is the browser's business.
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

/** Closes with a click that began and ended beside the form, unless something has been filled in. */
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
