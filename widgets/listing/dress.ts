/** Gives the controls of a listing the roles that the server leaves out (goodlayers-listings, section 11). */
import type { WidgetContext } from '../../runtime/define';
import { isPress, setAttributes } from '../../runtime/disclosure/button';
import { type Control, linksOf, mirrorActive } from './control';

/** Its entries are options, and the widget that makes them so is another one. */
const CUSTOM_DROPDOWN = '.gdlr-core-custom-dropdown';

/** Roles, names and keys, for as long as the control lives. */
export function dress(control: Control, { config, signal }: WidgetContext): void {
  const { element, kind } = control;
  const { strings } = config;
  if (kind === 'filter')
    setAttributes(
      element,
      { role: 'group', 'aria-label': strings.get('listings.filter') ?? 'Filter' },
      signal,
    );
  if (kind === 'pages')
    setAttributes(
      element,
      { role: 'navigation', 'aria-label': strings.get('listings.pages') ?? 'Pages' },
      signal,
    );
  for (const link of linksOf(control)) {
    if (link.closest(CUSTOM_DROPDOWN)) continue;
    const page = (strings.get('listings.page') ?? 'Page %s').replace('%s', link.textContent?.trim() ?? '');
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
        // Enter on a link is a click already.
        const isClick = event.key === 'Enter' && link.hasAttribute('href');
        if (event.target !== link || !isPress(event) || isClick) return;
        event.preventDefault();
        link.click();
      },
      { signal },
    );
  }
  mirrorActive(control);
  signal.addEventListener('abort', () => {
    for (const link of linksOf(control)) link.removeAttribute('aria-current');
  });
}
