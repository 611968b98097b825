/**
 * The only reporter: logs one console line per failure, with widget, element and code. The same problem of the same
 * element is logged once, but each failed request is logged. If a listener prevents `atoll:error`, nothing is logged.
 */

/** A failure, for a site's error tracking (`detail` of `atoll:error`). */
export interface Failure {
  readonly widget: string;
  /** A short, stable name of the failure, such as `load_failed`. */
  readonly code: string;
  readonly error: unknown;
}

const logged = new WeakMap<Node, string>();

/**
 * Logs an error for each failed request, and a console warning for anything else, once per element, widget and code.
 *
 * @param widget the widget's name, or 'runtime'
 * @param element the element in which the problem occurred
 * @param code a short, stable name of the failure
 * @param detail any value that helps to find the cause
 */
export function report(widget: string, element: Node, code: string, detail?: unknown): void {
  const line = `[atoll] ${widget}:${code}`;
  // The clients in runtime/net throw errors with a code: a request failed, or its response was not usable.
  if (typeof (Object(detail) as { readonly code?: unknown }).code === 'string')
    return console.error(line, element, detail);
  const before = logged.get(element) ?? '';
  if (before.includes(`${line}\n`)) return;
  logged.set(element, `${before}${line}\n`);
  console.warn(line, element, detail ?? '');
}
