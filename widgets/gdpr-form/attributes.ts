/** The attributes of the switches in a consent form. */
import type { ElementAttributes } from '../../runtime/dom/attributes';
import type { TabsReading } from '../shared/tabs/attributes';

/** What the widget reads from the form. */
export interface GdprFormReading {
  readonly tabs: TabsReading;
  readonly switches: readonly SwitchReading[];
  readonly titles: readonly TitleReading[];
}

/** A checkbox, beside which the stylesheet draws a switch. */
export interface SwitchReading {
  readonly box: HTMLInputElement;
  /** What visitors see and click. */
  readonly drawn: HTMLElement | undefined;
  /** The id of the title of its section. Undefined where there is no title with a text. */
  readonly titleId: string | undefined;
}

/** The title of a section, which names the switches in it. */
export interface TitleReading {
  readonly element: Element;
  readonly id: string;
}

/** The label contains the state, `Enable` on every switch, so the title of the section is the name. */
export const switchAttributes = ({ titleId }: SwitchReading): ElementAttributes =>
  titleId === undefined ? {} : { 'aria-labelledby': titleId };

export const titleAttributes = ({ id }: TitleReading): ElementAttributes => ({ id });
