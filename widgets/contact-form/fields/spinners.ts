/**
 * The spinner next to each button (contact-form-7, sections 3 and 10.6). The page's stylesheet shows it while the form is
 * sent. Themes move it.
 */
import { writeAttributes } from '../../../runtime/dom/attributes';
import { spinnerAttributes, type SpinnerReading } from '../attributes';
import type { EarlyForm } from '../live-form';

const SPINNER = 'wpcf7-spinner';
/** The class in releases up to 5.4. */
const LOADER = 'ajax-loader';

export function wireSpinners({ form }: EarlyForm, signal: AbortSignal): void {
  const spinners = readSpinners(form).map((reading) => {
    const spinner = form.ownerDocument.createElement('span');
    writeAttributes(spinner, spinnerAttributes(reading));
    // An invisible spinner takes up space. Without reserved space, it must not shift the layout until the form is sent.
    if (!reading.hasRoom) spinner.style.display = 'none';
    reading.button.after(spinner);
    return spinner;
  });
  const onStatus = (): void => {
    if (form.getAttribute('data-status') === 'submitting')
      for (const spinner of spinners) spinner.removeAttribute('style');
  };
  // Before the page's listeners on the form, which expect that it is shown.
  form.addEventListener('wpcf7statuschanged', onStatus, { signal, capture: true });
  signal.addEventListener('abort', () => spinners.forEach((spinner) => spinner.remove()));
}

function readSpinners(form: HTMLFormElement): readonly SpinnerReading[] {
  const places = form.querySelectorAll('.has-spinner');
  const isOld = places.length === 0;
  const buttons = isOld ? form.querySelectorAll('.wpcf7-submit') : places;
  return (
    [...buttons]
      // A cloned form already has a spinner.
      .filter((button) => !button.nextElementSibling?.matches(`.${SPINNER},.${LOADER}`))
      .map((button) => ({
        button,
        className: isOld ? LOADER : SPINNER,
        hasRoom: hasRoom(button),
      }))
  );
}

/** @returns whether the space after a button is that of a spinner (wp-plugin/includes/paint/first-paint.php) */
function hasRoom(button: Element): boolean {
  const next = button.nextElementSibling;
  return next?.matches('.atoll-spinner-room') === true && getComputedStyle(next).width === '24px';
}
