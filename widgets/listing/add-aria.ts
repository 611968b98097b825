/** Adds the roles and names that are missing on the controls of a listing (goodlayers-listings, section 11). */
import type { WidgetContext } from '../../runtime/core/define';
import { isPress } from '../../runtime/dom/button';
import { setAttributes } from '../../runtime/dom/restore';
import { translator } from '../../runtime/page/translate';
import { type Control, CUSTOM_DROPDOWN, FILTERER_LIST, linksOf, mirrorActive } from './control/control';
import { startFiltererDropdown } from './filterer-dropdown';
import { strings } from './widget.json';

/** The entries of these dropdowns are options, so they do not get the role of buttons in a group. */
const DROPDOWN = `${CUSTOM_DROPDOWN},${FILTERER_LIST}`;

/** Adds roles, names and keyboard support until the control is unmounted. */
export function addAria(control: Control, { config, signal }: WidgetContext): void {
  const { element, kind } = control;
  const translate = translator(config.strings);
  const filter = translate(strings['listing.filter']);
  if (kind === 'filter' && !element.querySelector(DROPDOWN))
    setAttributes(element, { role: 'group', 'aria-label': filter }, signal);
  if (kind === 'pages')
    setAttributes(element, { role: 'navigation', 'aria-label': translate(strings['listing.pages']) }, signal);
  for (const link of linksOf(control)) {
    if (link.closest(DROPDOWN)) continue;
    const page = translate(strings['listing.page']).replace('%s', link.textContent?.trim() ?? '');
    setAttributes(
      link,
      {
        role: 'button',
        ...(!link.hasAttribute('href') && { tabindex: '0' }),
        ...(kind === 'filter' && { 'aria-pressed': 'false' }),
        ...(kind === 'pages' && { 'aria-label': page }),
      },
      signal,
    );
    link.addEventListener(
      'keydown',
      (event) => {
        // The browser clicks a link on Enter.
        const isClick = event.key === 'Enter' && link.hasAttribute('href');
        if (event.target !== link || !isPress(event) || isClick) return;
        event.preventDefault();
        link.click();
      },
      { signal },
    );
  }
  startFiltererDropdown(control, filter, signal);
  mirrorActive(control);
  signal.addEventListener('abort', () => {
    for (const link of linksOf(control)) link.removeAttribute('aria-current');
  });
}
