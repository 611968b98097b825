/** Reads the parts of a form that its component describes (contact-form-7, sections 2 and 3). */
import { waitsForAcceptance } from './fields/acceptance';

/** A spinner to add. */
export interface SpinnerReading {
  /** It gets the spinner as its next sibling. */
  readonly button: Element;
  readonly className: string;
  /** The plugin's stylesheet has reserved its space. */
  readonly hasRoom: boolean;
}

export interface FormReading {
  readonly spinners: readonly SpinnerReading[];
  /** The submit buttons wait until the visitor has accepted all terms. */
  readonly waitsForAcceptance: boolean;
}

const SPINNER = 'wpcf7-spinner';
/** The class in releases up to 5.4. */
const LOADER = 'ajax-loader';

export function readForm(form: HTMLFormElement): FormReading {
  const places = form.querySelectorAll('.has-spinner');
  const isOld = places.length === 0;
  const buttons = isOld ? form.querySelectorAll('.wpcf7-submit') : places;
  return {
    spinners: [...buttons]
      // A cloned form already has a spinner.
      .filter((button) => !button.nextElementSibling?.matches(`.${SPINNER},.${LOADER}`))
      .map((button) => ({
        button,
        className: isOld ? LOADER : SPINNER,
        hasRoom: hasRoom(button),
      })),
    waitsForAcceptance: waitsForAcceptance(form),
  };
}

/** @returns whether the space after a button is that of a spinner (wp-plugin/includes/first-paint.php) */
function hasRoom(button: Element): boolean {
  const line = button.matches('.has-spinner:last-child') && button.parentElement;
  return line ? getComputedStyle(line, '::after').width === '24px' : false;
}
