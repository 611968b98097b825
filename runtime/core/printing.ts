/**
 * Shows the final states of widgets on paper: a chart that was never in view is drawn, a counter shows its end. Afterwards,
 * everything is given back. Printing starts in the same task as `beforeprint`, so nothing can be fetched or awaited then.
 */
import { prefersReducedData } from '../page/environment';
import type { PageConfig } from '../page/config';
import { whilePrinted } from '../page/paper';
import type { WidgetContext } from './define';
import type { LiveRecord, WidgetState } from './record';

/** The second argument of `print`. `signal` aborts after printing, and gives everything back. */
export type PrintContext = Pick<WidgetContext, 'config' | 'report' | 'signal'>;

/** The exports of the chunk that shows a widget on paper. */
export interface PrintModule {
  /** Shows the final state at once, whether the widget is mounted or not. */
  readonly print: (element: HTMLElement, context: PrintContext) => void;
  /** Fetches what `print` needs for an element. */
  readonly load?: (element: HTMLElement) => Promise<unknown>;
}

/** What printing needs from the engine. */
export interface PrintingServices {
  readonly page: Document;
  readonly config: PageConfig;
  readonly records: { readonly all: () => readonly LiveRecord[] };
  readonly report: (widget: string, element: Node, code: string, detail?: unknown) => void;
  readonly loadWithRetries: <T>(load: () => Promise<T>) => Promise<T>;
  /** Runs a job in a short task. */
  readonly enqueue: (job: () => void) => void;
}

/** Printing that has started to watch. */
export interface Printing {
  /** Fetches the code for records that have none yet, unless the visitor prefers reduced data. */
  readonly add: (records: readonly LiveRecord[]) => void;
}

/** A widget that has failed shows its final value already; a deferred one belongs to its original. */
const PRINTED: ReadonlySet<WidgetState> = new Set<WidgetState>(['waiting', 'loading', 'ready']);

/** @param printers imports what a widget shows on paper, by its name */
export function createPrinting(
  { config, records, report, loadWithRetries, enqueue }: PrintingServices,
  printers: ReadonlyMap<string, () => Promise<PrintModule>>,
): Printing {
  const modules = new Map<string, Promise<void>>();
  const loaded = new Map<string, PrintModule>();
  const begun = new WeakSet<LiveRecord>();
  let printing: AbortSignal | undefined;

  const print = ({ name, element, state }: LiveRecord, signal: AbortSignal): void => {
    const module = loaded.get(name);
    if (!module || !PRINTED.has(state) || !element.isConnected) return;
    try {
      module.print(element, {
        config,
        signal,
        report: (code, detail) => report(name, element, code, detail),
      });
    } catch (error) {
      report(name, element, 'print_failed', error);
    }
  };

  const load = (name: string, importModule: () => Promise<PrintModule>): Promise<void> => {
    // In its own job, because to run a library takes several ms on a slow device.
    const module = new Promise<PrintModule>((resolve, reject) => {
      enqueue(() => void loadWithRetries(importModule).then(resolve, reject));
    }).then((found) => void loaded.set(name, found));
    module.catch(() => modules.delete(name));
    modules.set(name, module);
    return module;
  };

  const add = async (record: LiveRecord): Promise<void> => {
    const importModule = printers.get(record.name);
    if (!importModule || begun.has(record)) return;
    begun.add(record);
    try {
      await (modules.get(record.name) ?? load(record.name, importModule));
      await loaded.get(record.name)?.load?.(record.element);
    } catch {
      // The widget is printed as it is on the screen. The next time of printing tries again.
      begun.delete(record);
    }
    // The page may be printed already: some browsers draw it again.
    if (printing) print(record, printing);
  };

  whilePrinted((signal) => {
    printing = signal;
    signal.addEventListener('abort', () => (printing = undefined));
    records.all().forEach((record) => {
      if (begun.has(record)) print(record, signal);
      else void add(record);
    });
  });
  return {
    add(added) {
      if (!prefersReducedData()) added.forEach((record) => void add(record));
    },
  };
}
