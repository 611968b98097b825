/**
 * Replaces the page builder's charts (goodlayers-motion, section 8). This file: settings, and the options for
 * chart.js. Fixed: options for Chart.js 2 are translated; a legend on top needs no such options.
 */
import { describe, expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { parseChartData } from './chart-data';
import { toConfiguration } from './chart-js';
import { type ChartKind, legendPlace, parseKind, readChartLook } from './chart-look';
import { mount } from './Chart';
import { get, setBody } from '../../tests/support/unit-runtime';
import { innerMarkup } from '../../tests/support/markup';

const data = (dataset: object, labels: unknown = ['A', 'B']) =>
  parseChartData(JSON.stringify({ datasets: [dataset], labels }));

const NAMELESS = { series: data({ data: [1] }).series };

const look = (options: unknown, kind: ChartKind = 'pie') => readChartLook(options, kind, NAMELESS);

describe('the values of a chart', () => {
  it('are numbers, also if the server prints strings; an empty value is 0, an invalid one is dropped', () => {
    expect(data({ data: ['25', 7.5, '', ' 3 ', 'many', null, true] }).series[0]?.values).toEqual([
      25,
      7.5,
      0,
      3,
      null,
      null,
      null,
    ]);
  });

  it('have their styles; for empty colours, the library’s', () => {
    const { series } = data({
      data: [1, 2],
      backgroundColor: ['#f00', ''],
      borderColor: [],
      hoverBorderColor: ['', ''],
      borderWidth: 1,
      lineTension: 0.1,
      label: 'Rooms',
    });
    expect(series).toEqual([
      {
        label: 'Rooms',
        values: [1, 2],
        look: { backgroundColor: ['#f00', 'rgba(0, 0, 0, 0.1)'], borderWidth: 1, tension: 0.1 },
      },
    ]);
    expect(data({ data: [1], borderColor: '' }).series[0]?.look).toEqual({});
  });

  it('RELIABILITY 12: ignore unknown keys', () => {
    const parsed = parseChartData(
      '{"datasets":[{"data":[1],"__proto__":{"borderWidth":9},"parsing":false,"label":""}],"labels":[1,{}]}',
    );
    expect(parsed).toEqual({ labels: ['1', ''], series: [{ label: undefined, values: [1], look: {} }] });
    expect(({} as { borderWidth?: number }).borderWidth).toBeUndefined();
  });

  it.each(['', 'none', '[]', 'null', '{"datasets":[]}', '{"datasets":[{"data":[]}]}', '{"a":'])(
    'are rejected from %j',
    (json) => expect(() => parseChartData(json)).toThrow(Error),
  );
});

describe('the kind of a chart', () => {
  it.each(['pie', 'doughnut', 'line', 'bar', 'horizontalBar'])('may be %s', (kind) =>
    expect(parseKind(kind)).toBe(kind),
  );
  it.each(['radar', '', 'PIE', '__proto__'])('may not be %j', (kind) =>
    expect(parseKind(kind)).toBeUndefined(),
  );
});

describe('the options of a chart', () => {
  const top = { isShown: true, side: 'top', color: undefined, paddingPx: undefined };
  it.each([
    ['nothing, as PHP prints it', [], top],
    ['2.1.7: on top', { plugins: { legend: { position: 'top' } } }, top],
    [
      '2.1.7: at the side, with a colour',
      {
        plugins: { legend: { position: 'left', labels: { color: '#123' } } },
        legend: { labels: { padding: 18 } },
      },
      { isShown: true, side: 'left', color: '#123', paddingPx: 18 },
    ],
    [
      '1.8.7',
      { legend: { position: 'right', labels: { fontColor: '#456', padding: 18 } } },
      { isShown: true, side: 'right', color: '#456', paddingPx: 18 },
    ],
    ['an empty colour', { legend: { labels: { fontColor: '' } } }, top],
    ['not shown', { legend: { display: false } }, { ...top, isShown: false }],
    ['garbage', { legend: 'left', plugins: [{ legend: 1 }], scales: { xAxes: 'none' } }, top],
  ])('have the legend of %s', (_name, options, legend) => expect(look(options).legend).toEqual(legend));

  it('have no legend for lines and bars without a name', () => {
    expect(look({}, 'line').legend.isShown).toBe(false);
    const named = { series: data({ data: [1], label: 'Rooms' }).series };
    expect(readChartLook({}, 'bar', named).legend.isShown).toBe(true);
  });

  it.each([
    [
      'Chart.js 2',
      {
        yAxes: [{ ticks: { beginAtZero: true, fontColor: '#111' }, gridLines: { color: '#222' } }],
      },
    ],
    ['Chart.js 4', { y: { beginAtZero: true, ticks: { color: '#111' }, grid: { color: '#222' } } }],
  ])('have the axes of %s', (_name, scales) => {
    const plain = { beginsAtZero: false, gridColor: undefined, tickColor: undefined };
    expect(look({ scales }, 'line').axes).toEqual({
      x: plain,
      y: { beginsAtZero: true, gridColor: '#222', tickColor: '#111' },
    });
  });

  it.each([
    ['a circle of 2.1.7', 'pie', { plugins: { legend: { position: 'top' } } }, 1],
    ['a circle of 1.8.7', 'doughnut', { legend: { position: 'top' } }, 2],
    ['bars', 'bar', {}, 2],
  ] as const)('keep the shape of %s', (_name, kind, options, ratio) => {
    expect(look(options, kind).aspectRatio).toBe(ratio);
  });

  it.each([
    ['pie', 'left', true, { side: 'bottom', aspectRatio: 1 }],
    ['doughnut', 'right', true, { side: 'bottom', aspectRatio: 1 }],
    ['doughnut', 'right', false, { side: 'right', aspectRatio: 2 }],
    ['pie', 'top', true, { side: 'top', aspectRatio: 2 }],
    ['bar', 'left', true, { side: 'left', aspectRatio: 2 }],
  ] as const)('put the legend of a %s on the %s (phone: %s) at %o', (kind, position, isMobile, place) => {
    expect(legendPlace(look({ legend: { position } }, kind), kind, isMobile)).toEqual(place);
  });
});

const tell = (kind: ChartKind, options: unknown, isAnimated = true) => {
  const values = data({ data: ['4', '2'], lineTension: 0.1, borderColor: '#f00' });
  const look = readChartLook(options, kind, values);
  return toConfiguration({ kind, data: values, look, place: legendPlace(look, kind, false), isAnimated });
};

describe('the options for chart.js', () => {
  it('of a line with options for Chart.js 2', () => {
    expect(
      tell('line', { legend: { display: false }, scales: { yAxes: [{ ticks: { beginAtZero: true } }] } }),
    ).toEqual({
      type: 'line',
      data: { labels: ['A', 'B'], datasets: [{ data: [4, 2], borderColor: '#f00', tension: 0.1 }] },
      options: {
        aspectRatio: 2,
        scales: { x: {}, y: { beginAtZero: true } },
        plugins: { legend: { display: false, position: 'top', labels: {} } },
      },
    });
  });

  it('of horizontal bars, which are bars along the other axis', () => {
    const { type, options } = tell('horizontalBar', {
      scales: { xAxes: [{ ticks: { beginAtZero: true } }] },
    });
    expect(type).toBe('bar');
    expect(options).toMatchObject({ indexAxis: 'y', scales: { x: { beginAtZero: true }, y: {} } });
  });

  it('RELIABILITY 64: do not animate when reduced motion is preferred', () => {
    expect(tell('pie', {}, false).options).toMatchObject({ animation: false });
    expect(tell('pie', {}).options).not.toHaveProperty('animation');
  });
});

describe('[RELIABILITY 85] a canvas without a drawing context', () => {
  it('is left alone, and reported', () => {
    setBody(readFragment('goodlayers/chart-2.1.7-pie.html'));
    const before = innerMarkup(document.body);
    const canvas = get('canvas');
    expect(() =>
      mount(canvas, {
        name: 'chart',
        foundAt: 0,
        config: readConfig(document, () => undefined),
        signal: new AbortController().signal,
        report: () => undefined,
        fail: () => undefined,
        scan: () => undefined,
      }),
    ).toThrow('no 2D context');
    expect(innerMarkup(document.body)).toBe(before);
  });
});
