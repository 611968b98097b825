/** The attributes of a dropdown’s elements in each state. */
import { beforeEach, describe, expect, it } from 'vitest';
import { get, setBody } from '../../tests/support/unit-runtime';
import { activeClasses, entryAttributes, labelAttributes, listAttributes, readIds } from './attributes';

beforeEach(() => setBody('<h3>Filter by</h3><ul><li id="own">a</li><li>b</li></ul>'));

const read = (hasName: boolean) => {
  const namedBy = hasName ? get('h3') : null;
  const list = get('ul');
  const entries = [...document.querySelectorAll<HTMLElement>('li')];
  const ids = readIds({ list, entries, namedBy });
  return { ids, namedBy, name: 'Choose', activeClass: 'active' };
};

it('has the server’s ids, and new ones for elements without an id', () => {
  const { ids } = read(true);
  expect(ids.entries[0]).toBe('own');
  expect([ids.list, ids.entries[1], ids.name].join(' ')).toMatch(
    /^(atoll-dropdown-\d+)-list \1-entry-1 \1-name$/,
  );
  expect(read(true).ids.list).not.toBe(ids.list);
});

describe('the label', () => {
  it('points to the active entry only while the list is open', () => {
    const reading = read(false);
    expect(labelAttributes(reading, { isOpen: false, at: 0, chosen: 0 })).toEqual({
      role: 'combobox',
      tabIndex: 0,
      'aria-haspopup': 'listbox',
      'aria-expanded': false,
      'aria-controls': reading.ids.list,
      'aria-label': 'Choose',
      'aria-labelledby': undefined,
      'aria-activedescendant': undefined,
    });
    expect(labelAttributes(reading, { isOpen: true, at: 0, chosen: 1 })).toMatchObject({
      'aria-expanded': true,
      'aria-activedescendant': 'own',
    });
  });

  it('is named by the element before it, if there is one', () => {
    const reading = read(true);
    expect(labelAttributes(reading, { isOpen: false, at: 0, chosen: 0 })).toMatchObject({
      'aria-labelledby': reading.ids.name,
      'aria-label': undefined,
    });
  });
});

it('selects the chosen entry', () => {
  const reading = read(false);
  const state = { isOpen: true, at: 0, chosen: 1 };
  expect([0, 1].map((entry) => entryAttributes(reading, state, entry)['aria-selected'])).toEqual([
    false,
    true,
  ]);
  expect(activeClasses(reading, true)).toEqual({ active: true });
  expect(listAttributes(reading)).toEqual({ id: reading.ids.list, role: 'listbox', 'aria-label': 'Choose' });
});
