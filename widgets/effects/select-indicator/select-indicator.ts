/** The arrow next to a form's select, on which form stylesheets rely (goodlayers-panels, section 5, quirks). */
import type { WidgetModule } from '../../../runtime/core/define';

const INDICATOR_CLASS = 'wpcf7-form-indicator';

export const mount: WidgetModule['mount'] = (select, { signal }) => {
  if (select.nextElementSibling?.classList.contains(INDICATOR_CLASS)) return;
  const indicator = document.createElement('div');
  indicator.className = INDICATOR_CLASS;
  indicator.setAttribute('aria-hidden', 'true');
  const icon = document.createElement('i');
  icon.className = 'fa fa-angle-down';
  indicator.append(icon);
  select.after(indicator);
  signal.addEventListener('abort', () => indicator.remove());
};
