/** The only file that imports chart.js, and only the parts that the page builder's charts use. */
import {
  ArcElement,
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  Colors,
  DoughnutController,
  Legend,
  LineController,
  LineElement,
  LinearScale,
  PieController,
  PointElement,
  Tooltip,
} from 'chart.js';
import { remember } from '../../runtime/dom/restore';
import type { ChartData } from './chart-data';
import { type AxisLook, type ChartKind, type ChartLook, isRound, type legendPlace } from './chart-look';

/** The inline styles that the library sets on the canvas. */
const STYLES = ['box-sizing', 'display', 'height', 'width'];

type Place = ReturnType<typeof legendPlace>;

/** A chart on the page. */
export interface DrawnChart {
  /** Sets the legend's position and the aspect ratio, if they differ from the current ones. */
  readonly place: (place: Place) => void;
  /** Clears the canvas and restores its attributes. */
  readonly end: () => void;
}

/** The chart to draw. */
export interface Drawing {
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly look: ChartLook;
  readonly place: Place;
  readonly isAnimated: boolean;
}

/** Draws a chart on a canvas, with the width of the canvas's parent. */
export function drawChart(canvas: HTMLCanvasElement, drawing: Drawing): DrawnChart {
  Chart.register(
    ArcElement,
    BarController,
    BarElement,
    CategoryScale,
    Colors,
    DoughnutController,
    Legend,
    LineController,
    LineElement,
    LinearScale,
    PieController,
    PointElement,
    Tooltip,
  );
  // The library leaves a width and a style behind.
  const restore = remember(canvas, { attributes: ['width', 'height'], styles: STYLES });
  const chart = new Chart(canvas, toConfiguration(drawing));
  let shown = drawing.place;
  return {
    place(next) {
      const { side, aspectRatio } = next;
      // An update would end the animation.
      if (side === shown.side && aspectRatio === shown.aspectRatio) return;
      shown = next;
      const { legend } = chart.options.plugins ?? {};
      if (legend) legend.position = side;
      chart.options.aspectRatio = aspectRatio;
      chart.resize();
      chart.update('none');
    },
    end() {
      chart.destroy();
      restore();
    },
  };
}

/** Ends the animation of a canvas's chart. @returns false if it has no chart */
export function finishChart(canvas: HTMLCanvasElement): boolean {
  const chart = Chart.getChart(canvas);
  chart?.update('none');
  return chart !== undefined;
}

/** @returns the configuration for chart.js 4 */
export function toConfiguration({
  kind,
  data,
  look,
  place,
  isAnimated,
}: Drawing): ChartConfiguration<'pie' | 'doughnut' | 'line' | 'bar', (number | null)[], string> {
  const { legend, axes } = look;
  return {
    type: kind === 'horizontalBar' ? 'bar' : kind,
    data: {
      labels: [...data.labels],
      datasets: data.series.map(({ label, values, look }) => ({
        data: [...values],
        ...(label !== undefined && { label }),
        ...look,
      })),
    },
    options: {
      aspectRatio: place.aspectRatio,
      ...(kind === 'horizontalBar' && { indexAxis: 'y' }),
      ...(!isAnimated && { animation: false }),
      ...(!isRound(kind) && { scales: { x: toScale(axes.x), y: toScale(axes.y) } }),
      plugins: {
        legend: {
          display: legend.isShown,
          position: place.side,
          labels: {
            ...(legend.color !== undefined && { color: legend.color }),
            ...(legend.paddingPx !== undefined && { padding: legend.paddingPx }),
          },
        },
      },
    },
  };
}

function toScale({ beginsAtZero, gridColor, tickColor }: AxisLook) {
  return {
    ...(beginsAtZero && { beginAtZero: true }),
    ...(gridColor !== undefined && { grid: { color: gridColor } }),
    ...(tickColor !== undefined && { ticks: { color: tickColor } }),
  };
}
