/**
 * The page builder's listing controls (goodlayers-listings): roles and listeners, and the bar that follows the pointer.
 * What a press does is code of its own, fetched when a press is near. No React: what a control shows is the server's,
 * before a response and after it.
 */
import type { WidgetModule } from '../../runtime/core/define';
import type { getListing } from './block';
import { controlAt, linkAt, printedValue, selectsOf } from './control/control';
import { addAria } from './add-aria';
import { watchIntent } from './intent';
import { startSlideBar } from './slide-bar';

/** What an address looks like that asks for something of some block. */
const IN_ADDRESS = /[?&]atoll-\d+-/;

export const mount: WidgetModule['mount'] = (element, context) => {
  const { signal, report } = context;
  const control = controlAt(element);

  let code: { readonly getListing: typeof getListing } | undefined;
  const withBlock = async (act: (block: ReturnType<typeof getListing>) => void): Promise<void> => {
    try {
      // Waited for only once: what is known already is to be seen in the next frame.
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
      // A custom dropdown, which is no link, has to hear of it too.
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
  // Changed before this code was there: nobody has heard of it.
  const changed = selectsOf(control).find((select) => select.value !== printedValue(select));
  if (changed) press(changed);
};
