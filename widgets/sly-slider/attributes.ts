/** The attributes of a scroll gallery's elements, and the classes that themes style (goodlayers-sliders, section 2). */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import { strings as shared } from '../../runtime/page/strings.json';
import type { Translate } from '../../runtime/page/translate';
import { strings } from './widget.json';

/** What `readGallery` finds in the markup. */
export interface GalleryReading {
  readonly root: HTMLElement;
  readonly list: HTMLElement;
  readonly items: readonly HTMLElement[];
  /** The scroll bar. */
  readonly bar: HTMLElement | undefined;
  readonly handle: HTMLElement | undefined;
  /** The settings ask for a bullet for each page. */
  readonly hasBullets: boolean;
  readonly say: Translate;
}

export const rootAttributes = ({ say }: GalleryReading): ElementAttributes => ({
  role: 'group',
  tabIndex: 0,
  'aria-label': say(shared['gallery.label']),
});

/** Themes style galleries whose script has started. */
export const ROOT_CLASSES: ElementClasses = { 'gdlr-core-after-init': true };

export const itemClasses = (isActive: boolean): ElementClasses => ({ active: isActive });

export const bulletAttributes = (
  { say }: GalleryReading,
  page: number,
  isCurrent: boolean,
): ElementAttributes => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': say(strings['sly-slider.go_to_page']).replace('{n}', `${page + 1}`),
  'aria-current': isCurrent ? true : undefined,
});
