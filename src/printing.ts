/** What the widgets that draw late show on paper, by the widget's name. Fetched in idle time, and run when the page is printed. */
import {
  createPrinting,
  type Printing,
  type PrintingServices,
  type PrintModule,
} from '../runtime/core/printing';

const printers: ReadonlyMap<string, () => Promise<PrintModule>> = new Map([
  ['chart', () => import('../widgets/chart/print')],
  ['counter', () => import('../widgets/counter/print')],
  ['elementor-counter', () => import('../widgets/counter/print-elementor')],
  ['elementor-progress', () => import('../widgets/progress-bar/print-elementor')],
  ['fancy-text', () => import('../widgets/typed-text/print-fancy')],
  ['progress-bar', () => import('../widgets/progress-bar/print')],
  ['skill-bar', () => import('../widgets/skill-bar/print')],
  ['skill-circle', () => import('../widgets/skill-circle/print')],
  ['typed-text', () => import('../widgets/typed-text/print')],
]);

/** Starts to watch for printing. */
export const watchPrinting = (services: PrintingServices): Printing => createPrinting(services, printers);
