/** The screen reader announcements of a gallery. */
import { useEffect, useRef } from 'react';
import { announce } from '../../runtime/page/announce';
import { withCount } from '../../runtime/page/plural';
import { strings } from '../../runtime/page/strings.json';
import { translator } from '../../runtime/page/translate';

type Translations = ReadonlyMap<string, string>;

/** @returns how many items a filter or a search shows */
export function countText(translations: Translations, count: number): string {
  if (count === 0) return translator(translations)(strings['items.none']);
  return withCount(translations, strings['items.count'], count);
}

/** @returns how many items were added */
export function moreText(translations: Translations, count: number): string {
  return withCount(translations, strings['items.more'], count);
}

/** @returns a function that announces a message. The last one is withdrawn on unmount */
export function useAnnouncer(): (message: string) => void {
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => withdraw.current?.(), []);
  return (message) => {
    withdraw.current = announce(message);
  };
}
