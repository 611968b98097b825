/**
 * The page builder's listing controls (goodlayers-listings): roles and listeners, and the bar that follows the pointer.
 * The code for presses is a separate chunk, loaded when a press is likely. It does not use React, because the server
 * renders the controls before and after a response.
 */
import type { WidgetModule } from '../../runtime/core/define';
import type { getListing } from './block';
import { controlAt, linkAt, printedValue, selectsOf } from './control/control';
import { addAria } from './add-aria';
import { watchIntent } from './intent';
import { startSlideBar } from './slide-bar';

/** Matches a URL with the state of a block. */
const IN_ADDRESS = /[?&]atoll-\d+-/;

export const mount: WidgetModule['mount'] = (element, context) => {
  const { signal, report } = context;
  const control = controlAt(element);

  let code: { readonly getListing: typeof getListing } | undefined;
  const withBlock = async (act: (block: ReturnType<typeof getListing>) => void): Promise<void> => {
    try {
      // Awaited only once, so that later presses update the page in the next frame.
      code ??= await import('./block');
      if (!signal.aborted) act(code.getListing(control, context));
    } catch (error) {
      report('block_failed', error);
    }
  };
  const press = (chosen: HTMLElement): void => void withBlock((block) => block.press(control, chosen));

  element.addEventListener(
    'click',
    (event) => {
      const link = linkAt(control, event.target);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      // The event must reach a custom dropdown, whose entries are not links.
      if (link.matches('a')) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (link !== control.active) press(link);
    },
    { signal },
  );
  element.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement && target.matches('[data-ajax-name]')) press(target);
    },
    { signal },
  );
  addAria(control, context);
  startSlideBar(control, signal);
  watchIntent(control, (link) => void withBlock((block) => block.prefetch(control, link)), signal);
  if (IN_ADDRESS.test(location.search)) {
    void withBlock(() => undefined);
    return;
  }
  // Handle a select that was changed before this code was loaded.
  const changed = selectsOf(control).find((select) => select.value !== printedValue(select));
  if (changed) press(changed);
};
