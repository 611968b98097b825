/**
 * What scripts of the page see: `window.wpcf7`, and `form.wpcf7` of each running form. The functions of `window.wpcf7` are
 * looked up on each call, because reCAPTCHA wraps `submit` and pages may define their own (contact-form-7, sections 1.3
 * and 3).
 */
import { pageGlobal } from '../../runtime/page/page-global';
import type { Call, QueuedCalls } from './facade';
import { inputsNamed } from './markup';

const OURS = Symbol.for(__ATOLL_KEY__);

/** The public functions. Atoll also calls them through the page. */
export type ApiName = (typeof API_NAMES)[number];

const API_NAMES = ['init', 'submit', 'reset', 'validate'] as const;

/** @returns `window.wpcf7`, or an empty object */
export function pageApi(): object {
  const api = pageGlobal('wpcf7');
  return typeof api === 'object' && api !== null ? api : {};
}

/**
 * Calls a public function.
 *
 * @throws TypeError if the page has removed the function; the browser then submits the form itself
 */
export function callApi(name: ApiName, ...given: readonly unknown[]): void {
  const api = pageApi();
  const member: unknown = Reflect.get(api, name);
  if (typeof member !== 'function') throw new TypeError(`wpcf7.${name} is not a function`);
  Reflect.apply(member, api, given);
}

/** @returns the schemas by form id; a new map if the page has none */
export function pageSchemas(): Map<number, unknown> {
  const schemas: unknown = Reflect.get(pageApi(), 'schemas');
  return schemas instanceof Map ? schemas : new Map();
}

/** @returns the form that a script passes: a form, or a jQuery object with a form */
export function formOf(given: unknown): HTMLFormElement | undefined {
  const first: unknown = typeof given === 'object' && given !== null && '0' in given ? given[0] : undefined;
  return [given, first].find((node) => node instanceof HTMLFormElement);
}

/** @returns true if the form was in the page's HTML, and so may be cached */
export function wasPrinted(form: HTMLFormElement): boolean {
  return Array.from(queuedCalls()?.forms ?? []).includes(form);
}

/**
 * Takes over from the entry: runs the queued calls, and runs new calls immediately from now on. Can be called again.
 *
 * @param functions the implementations of the public functions
 */
export function takeOver(functions: Readonly<Record<ApiName, (...given: readonly unknown[]) => void>>): void {
  const run = ([name, given]: Call): void => {
    if (Object.hasOwn(functions, name)) functions[name as ApiName](...given);
  };
  answerCalls(run);
}

const mounts = new Map<HTMLFormElement, () => void>();

/**
 * Mounts a form when a script calls a public function. Until then, calls are queued.
 *
 * @param form a prepared form
 * @param signal ends this
 */
export function mountOnCall(form: HTMLFormElement, mountNow: () => void, signal: AbortSignal): void {
  mounts.set(form, mountNow);
  signal.addEventListener('abort', () => mounts.delete(form));
  const calls = pageCalls();
  // The code of the forms has taken over, or another form is prepared.
  if (Object.hasOwn(calls, 'push')) return;
  answerCalls((call) => {
    const [name, [given]] = call;
    const called = formOf(given);
    // A form of the page needs no call to start.
    if (name === 'init' && called?.matches('.wpcf7>form') && called.isConnected) return;
    calls[calls.length] = call;
    const [first] = mounts.values();
    const mount = (called && mounts.get(called)) ?? first;
    mount?.();
  });
}

/** Passes the queued calls and all further calls to a function. */
function answerCalls(run: (call: Call) => void): void {
  const calls = pageCalls();
  const waiting = calls.splice(0);
  calls.push = (call) => (run(call), 0);
  waiting.forEach(run);
}

function pageCalls(): QueuedCalls {
  return queuedCalls() ?? publishAgain();
}

function queuedCalls(): QueuedCalls | undefined {
  const init: unknown = Reflect.get(pageApi(), 'init');
  return typeof init === 'function' ? (Reflect.get(init, OURS) as QueuedCalls | undefined) : undefined;
}

/**
 * Publishes the functions again. If an optimiser runs the entry early, the page's `var wpcf7 = …` overwrites the
 * published object.
 */
function publishAgain(): QueuedCalls {
  const calls: QueuedCalls = Object.assign([], { forms: document.querySelectorAll('.wpcf7>form') });
  const api = Object.assign(pageApi(), { schemas: pageSchemas() });
  for (const name of API_NAMES) {
    if (Reflect.has(api, name)) continue;
    const enqueue = (...given: readonly unknown[]): void => void calls.push([name, given]);
    Reflect.set(api, name, Object.assign(enqueue, { [OURS]: calls }));
  }
  Reflect.set(window, 'wpcf7', api);
  return calls;
}

/** `form.wpcf7`. It is public: scripts use it to detect running forms (contact-form-7, section 3). */
export interface FormRecord {
  readonly id: number;
  status: string;
  readonly pluginVersion: string;
  readonly locale: string;
  readonly unitTag: string;
  readonly containerPost: number;
  readonly parent: Element | null;
  readonly schema: unknown;
  /** Set during the reset after a message was sent. */
  resetOnMailSent?: boolean;
}

const published = new WeakMap<HTMLFormElement, FormRecord>();

/**
 * Sets a form's public record, once.
 *
 * @param onSchemaRead called when a script reads the form's rules, which are not fetched before the form is mounted
 */
export function publishRecord(form: HTMLFormElement, onSchemaRead?: () => void): FormRecord {
  const record = published.get(form) ?? readRecord(form, onSchemaRead);
  published.set(form, record);
  Reflect.set(form, 'wpcf7', record);
  return record;
}

/** Removes the public record, so that scripts see that the form does not run any more. */
export function withdrawRecord(form: HTMLFormElement): void {
  published.delete(form);
  Reflect.deleteProperty(form, 'wpcf7');
}

function readRecord(form: HTMLFormElement, onSchemaRead?: () => void): FormRecord {
  const read = (name: string): string => inputsNamed(form, name)[0]?.value ?? '';
  const id = Number.parseInt(read('_wpcf7'), 10) || 0;
  return {
    id,
    // A status with spaces is not a class.
    status: /^\S+$/.exec(form.getAttribute('data-status') ?? '')?.[0] ?? 'init',
    pluginVersion: read('_wpcf7_version'),
    locale: read('_wpcf7_locale'),
    unitTag: read('_wpcf7_unit_tag'),
    containerPost: Number.parseInt(read('_wpcf7_container_post'), 10) || 0,
    parent: form.closest('.wpcf7'),
    get schema() {
      onSchemaRead?.();
      return pageSchemas().get(id);
    },
  };
}
