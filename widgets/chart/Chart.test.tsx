/** The chart's component, with a stand-in for chart.js: the simulated DOM has no canvas to draw on. */
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, setBody, turn } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { Chart } from './Chart';
import { parseChartData } from './chart-data';
import { drawChart, type DrawnChart } from './chart-js';
import { readChartLook } from './chart-look';
import { innerMarkup } from '../../tests/support/markup';

vi.mock('./chart-js', () => ({ drawChart: vi.fn<typeof drawChart>() }));

const mountChart = (options: unknown = {}) => {
  const charts: Record<keyof DrawnChart, ReturnType<typeof vi.fn>>[] = [];
  vi.mocked(drawChart).mockImplementation(() => {
    const chart = { place: vi.fn<DrawnChart['place']>(), end: vi.fn<DrawnChart['end']>() };
    charts.push(chart);
    return chart;
  });
  const media = fakeMedia();
  setBody(readFragment('goodlayers/chart-2.1.7-pie.html'));
  const server = innerMarkup(document.body);
  const canvas = get('canvas') as HTMLCanvasElement;
  const data = parseChartData(canvas.getAttribute('data-content') ?? '');
  const unmount = mountTwice(
    <Chart
      canvas={canvas}
      kind="pie"
      data={data}
      look={readChartLook(options, 'pie', data)}
      texts={{ caption: 'Chart data', label: 'Label', value: 'Value' }}
    />,
  );
  return { charts, media, server, canvas, unmount };
};

it('RELIABILITY 67: has a table with a row for each label and a column for each series', () => {
  const { canvas } = mountChart();
  expect(canvas.getAttribute('aria-hidden')).toBe('true');
  const table = canvas.nextElementSibling as HTMLTableElement;
  const rows = [...table.rows].map((row) => [...row.cells].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Label', 'Value'],
    ['Walk', '41'],
    ['Cycle', '33'],
    ['Bus', '0'],
    ['Car', '19'],
  ]);
  expect(table.caption?.textContent).toBe('Chart data');
  expect([...table.querySelectorAll('th')].map(({ scope }) => scope).join()).toBe('col,col,row,row,row,row');
});

it('leaves one chart when strict mode has mounted it twice, and the markup of the server on unmount', () => {
  const { charts, server, unmount } = mountChart();
  expect(charts.map(({ end }) => end.mock.calls.length)).toEqual([1, 0]);
  unmount();
  expect(charts.map(({ end }) => end.mock.calls.length)).toEqual([1, 1]);
  expect(innerMarkup(document.body)).toBe(server);
});

it('moves the legend below a circle at a phone’s width, and back', async () => {
  const { charts, media } = mountChart({ plugins: { legend: { position: 'left' } } });
  const chart = charts.at(-1);
  chart?.place.mockClear();
  media.resize(400);
  await turn();
  media.resize(1024);
  await turn();
  expect(chart?.place.mock.calls).toEqual([
    [{ side: 'bottom', aspectRatio: 1 }],
    [{ side: 'left', aspectRatio: 1 }],
  ]);
});
