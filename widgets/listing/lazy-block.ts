/** Loads the code of a block when a control needs it first. */
import type { WidgetContext } from '../../runtime/core/define';
import type { Block, getListing } from './block';
import type { Control } from './control/control';
import { requested } from './requested';
import { showFailure } from './show-failure';

/** The functions of a block that its controls call. A failure to load it is reported. */
export interface LazyBlock {
  /** Call it when a visitor has chosen a link or an option. */
  readonly press: (chosen: HTMLElement) => void;
  /** Call it when a visitor is about to choose. */
  readonly prefetch: (chosen: HTMLElement) => void;
  /** Makes the block follow the page's URL. */
  readonly open: () => void;
}

export function lazyBlock(control: Control, context: WidgetContext): LazyBlock {
  let code: { readonly getListing: typeof getListing } | undefined;
  const withBlock = async (act: (block: Block) => void, isPress = false): Promise<void> => {
    try {
      // Awaited only once, so that later presses update the page in the next frame.
      code ??= await requested(import('./block'));
      if (!context.signal.aborted) act(code.getListing(control, context));
    } catch (error) {
      context.report('block_failed', error);
      if (isPress && !context.signal.aborted) showFailure(control, context.config.strings);
    }
  };
  return {
    press: (chosen) => void withBlock((block) => block.press(control, chosen), true),
    prefetch: (chosen) => void withBlock((block) => block.prefetch(control, chosen)),
    open: () => void withBlock(() => undefined),
  };
}
