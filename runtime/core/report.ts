/**
 * The one reporter: a console line a failure, with widget, element and code. The same problem of the same element
 * is said once; an `atoll:error` that a listener prevents is not said at all.
 */

/** What went wrong, for a site's own error tracking (`detail` of `atoll:error`). */
export interface Failure {
  readonly widget: string;
  /** A short stable name for this way of failing, such as `load_failed`. */
  readonly code: string;
  readonly error: unknown;
}

const said = new WeakMap<Node, string>();

/**
 * Reports a problem: a console warning, once for each element and code.
 *
 * @param widget the widget's name, or 'runtime'
 * @param element where it happened
 * @param code a short stable name for this way of failing
 * @param detail anything that helps to find the cause
 */
export function report(widget: string, element: Node, code: string, detail?: unknown): void {
  const line = `[atoll] ${widget}:${code}`;
  const before = said.get(element) ?? '';
  if (before.includes(`${line}\n`)) return;
  said.set(element, `${before}${line}\n`);
  console.warn(line, element, detail ?? '');
}
