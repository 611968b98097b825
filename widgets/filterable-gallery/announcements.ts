/** The screen reader announcements of a gallery. */
import { useEffect, useRef } from 'react';
import { announce } from '../../runtime/page/announce';
import { strings } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';

type Translations = ReadonlyMap<string, string>;

/** @returns how many items a filter or a search shows */
export function countText(translations: Translations, count: number): string {
  const translate = translator(translations);
  if (count === 0) return translate(strings['items.none']);
  return translate(count === 1 ? strings['items.one'] : strings['items.many']).replace('%s', String(count));
}

/** @returns how many items were added */
export function moreText(translations: Translations, count: number): string {
  return translator(translations)(strings['items.more']).replace('%s', String(count));
}

/** @returns a function that announces a message. The last one is withdrawn on unmount */
export function useAnnouncer(): (message: string) => void {
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => withdraw.current?.(), []);
  return (message) => {
    withdraw.current = announce(message);
  };
}
