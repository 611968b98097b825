/** The texts of a gallery's lightbox. */
import { pageGlobal } from '../../runtime/page/page-global';
import { translator } from '../../runtime/page/translate';
import { type Labels, readLabels } from '../shared/media/labels';
import { strings } from '../shared/media/strings.json';

export interface PopupWords extends Pick<
  Labels,
  'close' | 'previous' | 'next' | 'error' | 'dialog' | 'place'
> {
  readonly closeTip: string;
  readonly previousTip: string;
  readonly nextTip: string;
  readonly loading: string;
}

/** @param translations the configuration's translations by key */
export function readWords(translations: ReadonlyMap<string, string>): PopupWords {
  const translate = translator(translations);
  const { close, previous, next, error, dialog, place } = readLabels(translations);
  return {
    close,
    closeTip: translate(strings['lightbox.close_tip']),
    previous,
    previousTip: translate(strings['lightbox.previous_tip']),
    next,
    nextTip: translate(strings['lightbox.next_tip']),
    loading: translate(strings['lightbox.loading']),
    error,
    dialog,
    // Since 5.7.2, the plugin prints a translation of the word "of".
    place(number, total) {
      const localize = pageGlobal('localize') as Translations | undefined;
      const word = localize?.eael_translate_text?.fg_mfp_counter_text;
      return typeof word === 'string' && word !== '' ? `${number} ${word} ${total}` : place(number, total);
    },
  };
}

interface Translations {
  readonly eael_translate_text?: { readonly fg_mfp_counter_text?: unknown };
}
