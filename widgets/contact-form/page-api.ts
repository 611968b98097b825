/**
 * The way to `window.wpcf7`, looked up at each call: reCAPTCHA puts a wrapper around `submit`, and a page may bring
 * functions of its own (contact-form-7, section 1.3).
 */
import type { Call, HeldCalls } from './facade';

const OURS = Symbol.for(__ATOLL_KEY__);

/** The functions that pages call, and that we call through the page. */
export type ApiName = 'init' | 'submit' | 'reset' | 'validate';

/** What the page has under `window.wpcf7`, or an empty object. */
export function pageApi(): object {
  const api: unknown = Reflect.get(window, 'wpcf7');
  return typeof api === 'object' && api !== null ? api : {};
}

/**
 * Calls a public function.
 *
 * @throws TypeError when the page has taken it away; a submit then goes the browser's own way
 */
export function callApi(name: ApiName, ...given: readonly unknown[]): void {
  const api = pageApi();
  const member: unknown = Reflect.get(api, name);
  if (typeof member !== 'function') throw new TypeError(`wpcf7.${name} is not a function`);
  Reflect.apply(member, api, given);
}

/** @returns the schemas by form id; a new map when the page has none */
export function pageSchemas(): Map<number, unknown> {
  const schemas: unknown = Reflect.get(pageApi(), 'schemas');
  return schemas instanceof Map ? schemas : new Map();
}

/** @returns true when the form was on the page from the start: a cache may have kept it */
export function wasPrinted(form: HTMLFormElement): boolean {
  return Array.from(heldCalls()?.forms ?? []).includes(form);
}

/**
 * Takes over from the entry: from now on calls are done at once. Those that waited are done now. May be called again.
 *
 * @param functions what the public names stand for
 */
export function takeOver(functions: Readonly<Record<ApiName, (...given: readonly unknown[]) => void>>): void {
  const run = ([name, given]: Call): void => {
    if (Object.hasOwn(functions, name)) functions[name as ApiName](...given);
  };
  const calls = heldCalls() ?? publishAgain(Object.keys(functions));
  const waiting = calls.splice(0);
  calls.push = (call) => (run(call), 0);
  waiting.forEach(run);
}

function heldCalls(): HeldCalls | undefined {
  const init: unknown = Reflect.get(pageApi(), 'init');
  return typeof init === 'function' ? (Reflect.get(init, OURS) as HeldCalls | undefined) : undefined;
}

/** An optimiser that runs the entry early lets the page's own `var wpcf7 = …` overwrite what we published. */
function publishAgain(names: readonly string[]): HeldCalls {
  const calls: HeldCalls = Object.assign([], { forms: document.querySelectorAll('.wpcf7>form') });
  const api = Object.assign(pageApi(), { schemas: pageSchemas() });
  for (const name of names) {
    if (Reflect.has(api, name)) continue;
    const held = (...given: readonly unknown[]): void => void calls.push([name, given]);
    Reflect.set(api, name, Object.assign(held, { [OURS]: calls }));
  }
  Reflect.set(window, 'wpcf7', api);
  return calls;
}
