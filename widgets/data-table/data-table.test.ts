/** The data table's columns and its CSV export (essential-addons, section 5). */
import { describe, expect, it } from 'vitest';
import { headersByColumn, placeCells } from './columns';
import { toCsv } from './csv-export';
import { mount } from './read-markup';
import { readFragment } from '../../mocks/markup-index';
import { innerMarkup } from '../../tests/support/markup';
import { unitContext } from '../../tests/support/unit-context';
import { get, setBody } from '../../tests/support/unit-runtime';

describe('a table', () => {
  it('places cells in the columns that spans leave free', () => {
    setBody(`<table><tr><td rowspan="3">a</td><td colspan="2">b</td><td>c</td></tr>
      <tr><td>d</td><td rowspan="2">e</td><td>f</td></tr><tr><td>g</td><td>h</td></tr></table>`);
    const rows = (get('table') as HTMLTableElement).rows;
    expect(
      placeCells(rows)
        .map(({ cell, column }) => `${cell.textContent}${column}`)
        .join(' '),
    ).toBe('a0 b1 c3 d1 e2 f3 g1 h3');
  });

  it('has a header for each column, the lowest of several', () => {
    setBody(
      '<table><thead><tr><th>a</th><th colspan="2">b</th></tr><tr><th>c</th><th>d</th></tr></thead></table>',
    );
    const headers = headersByColumn((get('table') as HTMLTableElement).rows);
    expect([0, 1, 2, 3].map((column) => headers.get(column)?.textContent)).toEqual([
      'c',
      'd',
      'b',
      undefined,
    ]);
  });

  it('RELIABILITY 67: is exported as quoted CSV without formulas', () => {
    expect(toCsv([['He said "no"', 'two\r\nlines', ' edge '], ['=1+1', '+44', '-5', '@x', 'a=b'], []])).toBe(
      '\uFEFF"He said ""no""","two lines","edge"\n"\'=1+1","\'+44","\'-5","\'@x","a=b"\n',
    );
  });
});

it('hides the arrows of headers that do not sort, and restores the markup of the server', () => {
  setBody(readFragment('essential-addons/data-table-4.9.1.html'));
  const root = get('.eael-data-table-wrap');
  get('th').classList.add('sorting');
  const before = innerMarkup(document.body);
  const unmount = mount(root, unitContext('data-table'));
  expect(document.querySelectorAll('.th-mobile-screen[aria-hidden]').length).toBeGreaterThan(0);
  expect(get('th').classList.contains('sorting-none')).toBe(true);
  unmount?.(false);
  expect(innerMarkup(document.body)).toBe(before);
});
