/** The data of a chart as a table for screen readers. */
import { hideVisually } from '../../runtime/page/announce';
import type { PageConfig } from '../../runtime/page/config';
import { translator } from '../../runtime/page/translate';
import type { ChartData } from './chart-data';
import { strings } from './widget.json';

/** @returns a visually hidden table with a row for each label and a column for each series */
export function createDataTable({ labels, series }: ChartData, config: PageConfig): HTMLTableElement {
  const translate = translator(config.strings);
  const valueName = translate(strings['chart.value']);
  const table = document.createElement('table');
  table.createCaption().textContent = translate(strings['chart.caption']);
  const head = table.createTHead().insertRow();
  head.append(
    heading('col', translate(strings['chart.label'])),
    ...series.map(({ label }) => heading('col', label ?? valueName)),
  );
  const body = table.createTBody();
  const rows = Math.max(labels.length, ...series.map(({ values }) => values.length));
  for (let index = 0; index < rows; index += 1) {
    const row = body.insertRow();
    row.append(heading('row', labels[index] ?? String(index + 1)));
    for (const { values } of series) row.insertCell().textContent = String(values[index] ?? '');
  }
  hideVisually(table);
  return table;
}

function heading(scope: 'col' | 'row', text: string): HTMLTableCellElement {
  const cell = document.createElement('th');
  cell.scope = scope;
  cell.textContent = text;
  return cell;
}
