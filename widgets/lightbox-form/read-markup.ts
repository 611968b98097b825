/**
 * Reads what the page builder opens over the page, most often its form of consent (goodlayers-panels, section 12). The
 * widget's element is the opener: the box is a dialog only while it is open.
 */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { prepareAttributes } from '../../runtime/dom/attributes';
import { translator } from '../../runtime/page/translate';
import { type LightboxFormReading, openerAttributes } from './attributes';
import { strings } from './widget.json';

/** @throws for an opener whose box is not on the page */
export function readLightboxForm(
  opener: HTMLElement,
  { config }: Pick<WidgetContext, 'config'>,
): LightboxFormReading {
  const wrapper = document.getElementById(opener.getAttribute('data-gdlr-lb') ?? '');
  if (!wrapper) throw new Error('The box that it opens is not on the page.');
  const translate = translator(config.strings);
  return {
    opener,
    wrapper,
    name: opener.textContent?.trim() || translate(strings['lightbox-form.dialog']),
    closeLabel: translate(strings['lightbox-form.close']),
  };
}

export const prepare: PrepareModule['prepare'] = (opener, context) =>
  prepareAttributes([[readLightboxForm(opener, context).opener, openerAttributes()]]);
