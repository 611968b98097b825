/** The forms of texts with a number on a page, and the runtime that chooses between them. */
import { expect, test } from 'vitest';
import { withCount } from '../../runtime/page/plural';
import { visit } from './site';

const ITEMS = { key: 'items.count', text: '%s item', plural: '%s items' };
const MORE = { key: 'items.more', text: '%s more item', plural: '%s more items' };

const stringsOf = async (scenario: string): Promise<Map<string, string>> => {
  const { config } = await visit(`demo/?fixture=${scenario}`);
  return new Map(Object.entries(config?.['strings'] as Record<string, string>));
};

test('a Polish page has the three forms of its language pack, and English for what the pack lacks', async () => {
  const strings = await stringsOf('polish');
  const say = (count: number): string => withCount(strings, ITEMS, count);
  expect([1, 2, 5, 12, 21, 22, 25, 112, 122, 1001, 1003].map(say)).toEqual([
    '1 element',
    '2 elementy',
    '5 elementów',
    '12 elementów',
    '21 elementów',
    '22 elementy',
    '25 elementów',
    '112 elementów',
    '122 elementy',
    '1001 elementów',
    '1003 elementy',
  ]);
  expect([1, 2, 21].map((count) => withCount(strings, MORE, count))).toEqual([
    '1 more item',
    '2 more items',
    '21 more items',
  ]);
});

test('a German page has two forms', async () => {
  const strings = await stringsOf('german');
  expect(strings.get('items.count')).toBe('010');
  expect([1, 2, 101].map((count) => withCount(strings, ITEMS, count))).toEqual([
    '1 Eintrag',
    '2 Einträge',
    '101 Einträge',
  ]);
  expect([1, 2].map((count) => withCount(strings, MORE, count))).toEqual([
    '1 weiterer Eintrag',
    '2 weitere Einträge',
  ]);
});

test('an English page has two forms', async () => {
  const strings = await stringsOf('name');
  expect([...strings].filter(([key]) => key.startsWith('items.count'))).toEqual([
    ['items.count', '010'],
    ['items.count.0', '%s items'],
    ['items.count.1', '%s item'],
  ]);
});
