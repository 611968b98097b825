/**
 * Reads an icon of a theme's header and the search that it opens (goodlayers-theme, section 4.1). The widget's element is
 * the icon, because the search leaves the header while it is open.
 */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { prepareAttributes } from '../../runtime/dom/attributes';
import { translator } from '../../runtime/page/translate';
import { iconAttributes, type SearchReading } from './attributes';
import { strings } from './widget.json';

const CLOSER = '[class$="-top-search-close"]';

/** @throws for an icon without a search beside it */
export function readSearch(
  icon: HTMLElement,
  { config: { strings: translations } }: Pick<WidgetContext, 'config'>,
): SearchReading {
  const wrap = icon.nextElementSibling;
  const form = wrap?.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>('input[name="s"]');
  if (!(wrap instanceof HTMLElement) || !wrap.matches('[class*="-top-search-wrap"]') || !form || !field)
    throw new Error('There is no search form beside it.');
  const inForm = form.querySelector<HTMLElement>(CLOSER);
  const outside = wrap.querySelector<HTMLElement>(`:scope > ${CLOSER}`);
  const translate = translator(translations);
  return {
    icon,
    wrap,
    form,
    field,
    submit: form.querySelector<HTMLInputElement>('input[type=submit]') ?? undefined,
    closer: inForm ?? outside ?? undefined,
    backdrop: (inForm && outside) ?? undefined,
    label: translate(strings['search-overlay.label']),
    closeLabel: translate(strings['search-overlay.close']),
  };
}

export const prepare: PrepareModule['prepare'] = (icon, context) =>
  prepareAttributes([[icon, iconAttributes(readSearch(icon, context), false)]]);
