/** What a chart shows, and the attributes of its canvas. */
import type { ElementAttributes } from '../../runtime/dom/attributes';
import type { ChartData } from './chart-data';
import type { ChartKind, ChartLook } from './chart-look';

/** What `readChart` finds in the markup. */
export interface ChartReading {
  readonly canvas: HTMLCanvasElement;
  readonly kind: ChartKind;
  readonly data: ChartData;
  readonly look: ChartLook;
  /** Texts of the data table, translated. */
  readonly texts: TableTexts;
}

export interface TableTexts {
  readonly caption: string;
  /** The heading of the column with the labels. */
  readonly label: string;
  /** The heading of a column of values without a name. */
  readonly value: string;
}

/** Screen readers read the data table instead. */
export const canvasAttributes = (): ElementAttributes => ({ 'aria-hidden': true });
