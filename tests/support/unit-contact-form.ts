/** A page with contact forms, the mocked server behind it, and a record of both. */
import { getResponse } from 'msw';
import { onTestFinished, vi } from 'vitest';
import { contactFormHandlers } from '../../mocks/handlers/contact-form';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import type { Unmount } from '../../runtime/core/define';
import { mount } from '../../widgets/contact-form/ContactForm';
import { publishFacade } from '../../widgets/contact-form/facade';
import { setBody } from './unit-runtime';
// Preloaded, so that importing it takes no time.
import '../../widgets/contact-form/schema/check';
import '../../widgets/contact-form/schema/file-extensions';

export const ROOT = `${location.origin}/wp-json/`;

export interface Sent {
  readonly method: string;
  /** Path and query below the REST root. */
  readonly route: string;
  readonly headers: Headers;
  readonly form: FormData | undefined;
}

export type Reply = (sent: Sent) => Response | Promise<Response> | undefined;

/** Options of a page. */
export interface PageOptions {
  /** `window.wpcf7` as the page prints it. Default: the shape of 5.4.1 and later. */
  readonly wpcf7?: unknown;
  readonly config?: Readonly<Record<string, unknown>>;
  /** Responds first; the mocked server handles the rest. */
  readonly reply?: Reply;
  /** Runs after the facade is published and before the forms mount. */
  readonly atDomReady?: () => void;
}

export interface FormPage {
  readonly form: HTMLFormElement;
  readonly forms: readonly HTMLFormElement[];
  readonly sent: Sent[];
  readonly reported: [code: string, detail: unknown][];
  /** Events of all forms at the document, as `name [status]`. */
  readonly trace: string[];
  readonly details: Map<string, Record<string, unknown>>;
  readonly unmount: (hasFailed?: boolean) => void;
}

const EVENTS = [
  'wpcf7beforesubmit',
  'wpcf7statuschanged',
  'wpcf7invalid',
  'wpcf7unaccepted',
  'wpcf7spam',
  'wpcf7aborted',
  'wpcf7mailsent',
  'wpcf7mailfailed',
  'wpcf7submit',
  'wpcf7reset',
  'reset',
];

/** Opens a page with fragments of mocks/markup/contact-form-7, or with HTML. */
export function openPage(markup: string, options: PageOptions = {}): FormPage {
  const { wpcf7 = { api: { root: ROOT, namespace: 'contact-form-7/v1' } }, config = {}, reply } = options;
  const sent = serve(reply);
  const reported: FormPage['reported'] = [];
  const trace: string[] = [];
  const details = new Map<string, Record<string, unknown>>();
  const ending = new AbortController();
  for (const name of EVENTS) {
    document.addEventListener(
      name,
      (event) => {
        const { target } = event;
        const status = target instanceof Element ? target.getAttribute('data-status') : '';
        trace.push(`${name} [${status}]`);
        if (event instanceof CustomEvent) details.set(name, event.detail as Record<string, unknown>);
      },
      { signal: ending.signal },
    );
  }
  setBody(markup.includes('<') ? markup : readFragment(`contact-form-7/${markup}.html`));
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'atoll-config';
  script.textContent = JSON.stringify(config);
  document.head.replaceChildren(script);
  Reflect.set(window, 'wpcf7', wpcf7);
  publishFacade(window);
  options.atDomReady?.();
  const forms = [...document.querySelectorAll<HTMLFormElement>('.wpcf7>form')];
  const unmounts = forms.map((form): Unmount | void =>
    mount(form, {
      name: 'contact-form',
      foundAt: 0,
      config: readConfig(document, () => undefined),
      signal: ending.signal,
      report: (code, detail) => reported.push([code, detail]),
      fail: (error) => {
        throw error;
      },
      scan: () => undefined,
    }),
  );
  const unmount = (hasFailed = false): void => unmounts.splice(0).forEach((end) => end?.(hasFailed));
  onTestFinished(() => {
    unmount();
    ending.abort();
    Reflect.deleteProperty(window, 'wpcf7');
  });
  const [form] = forms;
  if (!form) throw new Error('the page has no form');
  return { form, forms, sent, reported, trace, details, unmount };
}

/** Lets the mocked server respond, and records the requests. An unhandled request fails the test. */
function serve(reply: Reply | undefined): Sent[] {
  const sent: Sent[] = [];
  const handlers = contactFormHandlers();
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const form = await readForm(request);
    const entry = {
      method: request.method,
      route: request.url.replace(ROOT, ''),
      headers: request.headers,
      form,
    };
    sent.push(entry);
    const response = (await reply?.(entry)) ?? (await getResponse(handlers, request));
    if (!response) throw new Error(`no mocked response for ${request.method} ${request.url}`);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
  return sent;
}

/** The simulated DOM's parser loses empty fields; with this the server gets them, too. */
async function readForm(request: Request): Promise<FormData | undefined> {
  const [, boundary] =
    /^multipart\/form-data; ?boundary=(.+)$/.exec(request.headers.get('content-type') ?? '') ?? [];
  if (boundary === undefined) return undefined;
  const form = new FormData();
  for (const part of (await request.clone().text()).split(`--${boundary}`)) {
    const [, name, fileName, value = ''] =
      /name="([^"]*)"(?:; filename="([^"]*)")?[^]*?\r\n\r\n([^]*)\r\n$/.exec(part) ?? [];
    if (name !== undefined) form.append(name, fileName === undefined ? value : new File([value], fileName));
  }
  Object.defineProperty(request, 'clone', {
    value: () => Object.create(request, { formData: { value: async () => form } }),
  });
  return form;
}

/** @returns the requests to one of the endpoints */
export function requestsTo(sent: readonly Sent[], end: 'feedback' | 'refill' | 'schema'): Sent[] {
  return sent.filter(({ route }) => new RegExp(`/${end}(?:[?&]|$)`).test(route));
}

/** Waits until all pending responses have been used, without advancing the clock. */
export async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let round = 0; round < 40; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Types into a field, as scripts see it. */
export function type(form: HTMLFormElement, name: string, text: string): HTMLInputElement {
  const control = form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]`);
  if (!control) throw new Error(`there is no ${name}`);
  control.value = text;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  return control;
}

/** Checks or unchecks a box like a click. */
export function check(box: HTMLInputElement, checked = true): void {
  box.checked = checked;
  box.dispatchEvent(new Event('input', { bubbles: true }));
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses the button. @returns whether the browser would send the form itself */
export function press(form: HTMLFormElement, submitter: HTMLElement | null = null): boolean {
  return form.dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }));
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** A response of the feedback endpoint. */
export function feedback(body: unknown, status = 200): Reply {
  return ({ route }) => (/\/feedback(?:[?&]|$)/.test(route) ? json(body, status) : undefined);
}

export function textsOf(within: ParentNode, selector: string): string[] {
  return [...within.querySelectorAll(selector)].map((element) => element.textContent ?? '');
}
