/** The attributes and classes of animated texts. */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import type { FancyTextSettings } from './settings';

/** What `readTypedWord` finds in the markup. */
export interface TypedWordReading {
  readonly word: HTMLElement;
  readonly sentence: HTMLElement;
  /** The texts, as HTML. */
  readonly sources: readonly string[];
}

/** What `readFancyText` finds in the markup. */
export interface FancyTextReading {
  readonly root: HTMLElement;
  /** The element for the texts. */
  readonly place: HTMLElement;
  /** The texts, as HTML. At least one. */
  readonly sources: readonly string[];
  readonly settings: FancyTextSettings;
  /** When the place is shown, which the stylesheet hides. On the clock of `now()`. */
  readonly revealAt: number;
  /** The widget gets a class when it starts. */
  readonly marksStart: boolean;
}

/** Assistive technology gets all texts at once, in a separate element, and none of the changes. */
export const movingAttributes = (): ElementAttributes => ({ 'aria-hidden': true });

/** Stylesheets of older releases make the cursor blink by this class. */
export const cursorClasses = (isBlinking: boolean): ElementClasses => ({
  'typed-cursor--blink': isBlinking,
});

/** A fancy text that has started. */
export const STARTED_CLASSES: ElementClasses = { 'eael-animated': true };

/** The element for texts that the stylesheet animates, as soon as they have started. */
export const SWAPPED_CLASSES: ElementClasses = { morphext: true };
