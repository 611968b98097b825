/** The attributes and classes of a form's elements, for stylesheets, scripts and assistive technology (contact-form-7, sections 4, 9 and 19). */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import type { ControlReading, FieldError, FormView } from './form-view';
import { withToken } from './markup';

/** A spinner to add. */
export interface SpinnerReading {
  /** It gets the spinner as its next sibling. */
  readonly button: Element;
  readonly className: string;
  /** The plugin's stylesheet has reserved its space. */
  readonly hasRoom: boolean;
}

/** The text of an acceptance that is not satisfied. It describes the disabled buttons. */
export interface MissingText {
  readonly text: Element;
  readonly id: string;
}

export interface AcceptanceReading {
  /** The submit buttons, with the author's `aria-describedby`. */
  readonly buttons: readonly { readonly button: Element; readonly describedBy: string | null }[];
  readonly isOpen: boolean;
  readonly missing: readonly MissingText[];
}

/** The length of a text compared with the limits of its counter. */
export type Fit = 'too-long' | 'too-short' | 'fits';

/** The value of a counter. */
export interface Count {
  readonly shown: number;
  readonly fit: Fit;
}

type FormStatus = Pick<FormView, 'status' | 'previous'>;

export const formAttributes = ({ status }: FormStatus): ElementAttributes => ({
  'data-status': status,
  'aria-busy': status === 'submitting' ? true : undefined,
});

/** The server's classes are kept until the first change. */
export const formClasses = ({ status, previous }: FormStatus): ElementClasses =>
  status === previous ? {} : { [previous]: false, [status]: true };

/** Not `disabled`, because a disabled button loses the focus. */
export const BUSY_BUTTON: ElementAttributes = { 'aria-disabled': true };

/**
 * A disabled button is described by the texts that are not accepted yet.
 *
 * @param describedBy the author's `aria-describedby`
 */
export const acceptanceAttributes = (
  { isOpen, missing }: Pick<AcceptanceReading, 'isOpen' | 'missing'>,
  describedBy: string | null,
): ElementAttributes => ({
  disabled: isOpen ? undefined : '',
  'aria-describedby': missing.reduce((ids: string | null, { id }) => withToken(ids, id), describedBy),
});

export const controlAttributes = (
  { describedBy, isDescribed, hasValidity }: ControlReading,
  errorId: string,
): ElementAttributes => ({
  ...(isDescribed && { 'aria-describedby': withToken(describedBy, errorId) }),
  ...(hasValidity && { 'aria-invalid': true }),
});

export const controlClasses = ({ isStyled }: ControlReading): ElementClasses =>
  isStyled ? { 'wpcf7-not-valid': true } : {};

export const TIP: ElementAttributes = { class: 'wpcf7-not-valid-tip', 'aria-hidden': true };

export const itemAttributes = ({ id }: Pick<FieldError, 'id'>): ElementAttributes => ({ id });

export const linkAttributes = ({ controlId }: Pick<FieldError, 'controlId'>): ElementAttributes => ({
  href: `#${controlId}`,
});

export const spinnerAttributes = ({ className }: SpinnerReading): ElementAttributes => ({
  class: className,
  'aria-hidden': true,
});

export const counterAttributes = ({ shown }: Count): ElementAttributes => ({ 'data-current-value': shown });

export const counterClasses = ({ fit }: Count): ElementClasses => ({
  'too-long': fit === 'too-long',
  'too-short': fit === 'too-short',
});
