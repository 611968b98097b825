/** The parts of Essential Addons' tooltips and data tables that need no screen (essential-addons, sections 4 and 5). */
import { describe, expect, it } from 'vitest';
import { headersByColumn, placeCells } from '../../../widgets/data-table/columns';
import { toCsv } from '../../../widgets/data-table/csv';
import { nextState, type TooltipEvent, type TooltipState } from '../../../widgets/tooltip/tooltip-machine';
import { readTooltip } from '../../../widgets/tooltip/settings';
import { get, setBody } from '../../support/unit-runtime';

describe('a tooltip', () => {
  it.each<[TooltipState, TooltipEvent, TooltipState]>([
    ['closed', 'near', 'opening'],
    ['closed', 'far', 'closed'],
    ['closed', 'time', 'closed'],
    ['closed', 'open', 'open'],
    ['opening', 'near', 'opening'],
    ['opening', 'far', 'closed'],
    ['opening', 'time', 'open'],
    ['opening', 'close', 'closed'],
    ['open', 'near', 'open'],
    ['open', 'far', 'closing'],
    ['open', 'close', 'closed'],
    ['closing', 'near', 'open'],
    ['closing', 'far', 'closing'],
    ['closing', 'time', 'closed'],
    ['closing', 'close', 'closed'],
  ])('that is %s is, after %s, %s', (state, event, next) => expect(nextState(state, event)).toBe(next));

  it('has the original’s defaults, for garbage too', () => {
    setBody(
      '<i id="none"></i><i id="bad" data-side="up" data-animation="explode" data-theme="x" data-animation_duration="soon"></i>',
    );
    const reports: string[] = [];
    const [none, bad] = ['#none', '#bad'].map((selector) =>
      readTooltip(get(selector), (code, detail) => reports.push(`${code}: ${String(detail)}`)),
    );
    expect(none).toEqual({
      side: 'top',
      animation: 'fade',
      theme: 'default',
      delayMs: 300,
      isClicked: false,
      hasArrow: false,
    });
    expect(bad).toEqual(none);
    expect(reports).toEqual([
      'bad_settings: bad_data-side bad_data-animation bad_data-theme bad_data-animation_duration',
    ]);
  });
});

describe('a table', () => {
  it('has its cells in the columns that spans leave them', () => {
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

  it('RELIABILITY 67: is quoted as CSV, and holds no formula', () => {
    expect(toCsv([['He said "no"', 'two\r\nlines', ' edge '], ['=1+1', '+44', '-5', '@x', 'a=b'], []])).toBe(
      '\uFEFF"He said ""no""","two lines","edge"\n"\'=1+1","\'+44","\'-5","\'@x","a=b"\n',
    );
  });
});
