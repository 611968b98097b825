/** Hides tips that cover a field on focus, click or hover (contact-form-7, section 9). */
import { member } from '../../../runtime/page/member';
import type { LiveForm } from '../live-form';

const FLOATING = '.use-floating-validation-tip';
const TIP = '.wpcf7-not-valid-tip';

export function wireFloatingTips({ form }: LiveForm, signal: AbortSignal): void {
  form.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || !member(target, 'closest')(FLOATING)) return;
      member(target, 'closest')('.wpcf7-form-control-wrap')?.querySelectorAll<HTMLElement>(TIP).forEach(hide);
    },
    { signal },
  );
  form.addEventListener('click', onTip, { signal });
  form.addEventListener('mouseover', onTip, { signal });
}

function onTip({ target }: Event): void {
  const tip = target instanceof Element ? member(target, 'closest')<HTMLElement>(TIP) : null;
  if (tip?.closest(FLOATING)) hide(tip);
}

function hide(tip: HTMLElement): void {
  tip.style.display = 'none';
}
