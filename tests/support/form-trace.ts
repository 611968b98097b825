/**
 * Records contact forms from inside a page: events, requests, their order, and the visible state at each. It does not
 * know which script runs.
 */
import type { Page } from 'playwright-core';

/** One entry of the trace. */
export interface TraceEntry {
  /** An event's name, or method and route of a request. */
  readonly what: string;
  /** The event's target, and whether it bubbles and can be cancelled. */
  readonly event?: string;
  /** The event's detail, without the parts that all of a form's events share. */
  readonly detail?: Readonly<Record<string, unknown>>;
  /** The identity of the detail object: two entries with one number share it. */
  readonly object?: number;
  /** The body of a request. */
  readonly body?: string;
  /** The form at the moment of an event. Requests may be sent a little later than they are made. */
  readonly form?: string;
}

/** The state of a form for visitors and scripts. */
export interface FormLook {
  readonly classes: string;
  readonly wrapper: string;
  readonly status: string | null;
  readonly record: string;
  readonly outputs: readonly string[];
  readonly said: string;
  readonly items: readonly string[];
  /** Fields with a mark or a tip: the tips, then the controls. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Controls whose disabled state differs from a fresh form's. */
  readonly values: readonly string[];
  /** Spinners, counters, reflections, questions, inert elements. */
  readonly others: readonly string[];
}

/** The trace of one run. */
export interface FormTrace {
  /** The detail that every event of the form shares. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly entries: readonly TraceEntry[];
  readonly end: FormLook;
}

/** Starts recording, before the page opens. */
export async function watchForms(page: Page): Promise<void> {
  await page.addInitScript(recordForms);
}

/** Waits until all responses have been used. */
export async function whenQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'formRequests') === 0);
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** @returns the trace of the form with this selector since the last call */
export async function readTrace(page: Page, selector = '.wpcf7 > form'): Promise<FormTrace> {
  await whenQuiet(page);
  return page.evaluate((form) => {
    const { read } = Reflect.get(window, 'formTrace') as { read: (form: string) => FormTrace };
    return read(form);
  }, selector);
}

/**
 * Puts a request before the native event that caused it: whether the request is made in the event's task or in its
 * first microtask does not matter, because other listeners of the event may run in between.
 */
export function inOrder(trace: FormTrace): FormTrace {
  const entries = [...trace.entries];
  for (let at = 1; at < entries.length; at += 1) {
    const [before, entry] = [entries[at - 1], entries[at]];
    if (!before || !entry || entry.event || !/^(reset|submit)$/.test(before.what)) continue;
    entries.splice(at - 1, 2, entry, before);
    at = 0;
  }
  return { ...trace, entries };
}

/* oxlint-disable unicorn/consistent-function-scoping -- the function runs in the page, alone. */

/** Runs in the page. */
function recordForms(): void {
  const EVENTS = [
    'submit',
    'reset',
    ...'beforesubmit statuschanged invalid unaccepted spam aborted mailsent mailfailed submit reset'
      .split(' ')
      .map((name) => `wpcf7${name}`),
  ];
  const BASE = new Set(['contactFormId', 'pluginVersion', 'contactFormLocale', 'unitTag', 'containerPostId']);
  let entries: TraceEntry[] = [];
  let base: Record<string, unknown> = {};
  let objects: unknown[] = [];
  let requests = 0;
  Reflect.set(window, 'formRequests', 0);

  const pair = (name: string, value: unknown): string =>
    `${name}=${value instanceof File ? `file ${value.name} of ${value.size}` : String(value)}`;
  const texts = (within: ParentNode, selector: string): string[] =>
    [...within.querySelectorAll(selector)].map((element) => element.textContent ?? '');

  const brief = (form: HTMLFormElement): string => {
    const tips = form.querySelectorAll('.wpcf7-not-valid-tip').length;
    const said = texts(form, '.wpcf7-response-output').join('|');
    return `${form.getAttribute('data-status')} (${[...form.classList].join(' ')}) tips ${tips} “${said}”`;
  };

  const onEvent = (event: Event): void => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement)) return;
    const what = event.type;
    const kind = `form${event.bubbles ? ', bubbles' : ''}${event.cancelable ? ', cancelable' : ''}`;
    if (!(event instanceof CustomEvent)) {
      const prevented = event.defaultPrevented ? ', prevented' : '';
      entries.push({ what, event: kind + prevented, form: brief(target) });
      return;
    }
    const given = event.detail as Record<string, unknown>;
    const detail: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(given)) {
      if (BASE.has(name) && (!(name in base) || base[name] === value)) base[name] = value;
      else if (name === 'inputs') {
        const inputs = value as { readonly name: string; readonly value: unknown }[];
        detail[name] = inputs.map((one) => pair(one.name, one.value)).join(' & ');
      } else detail[name] = value instanceof FormData ? 'FormData' : structuredClone(value);
    }
    if (!objects.includes(given)) objects.push(given);
    entries.push({ what, event: kind, detail, object: objects.indexOf(given) + 1, form: brief(target) });
  };
  for (const type of EVENTS) window.addEventListener(type, onEvent);

  const fetch = window.fetch.bind(window);
  window.fetch = async (...given) => {
    const request = given[0] instanceof Request ? given[0].clone() : new Request(...given);
    const route = /contact-forms\/\d+\/([\w/]+)/.exec(decodeURIComponent(request.url))?.[1];
    // The schema is requested once after page load; its time does not matter.
    if (route !== undefined && route !== 'feedback/schema') {
      const entry: TraceEntry = { what: `${request.method} ${route}` };
      entries.push(entry);
      if (request.method === 'POST') {
        const body = request.formData();
        void body.then((sent) =>
          Object.assign(entry, { body: [...sent].map(([name, value]) => pair(name, value)).join(' & ') }),
        );
      }
    }
    Reflect.set(window, 'formRequests', (requests += 1));
    const end = (): void => void Reflect.set(window, 'formRequests', (requests -= 1));
    try {
      const response = await fetch(...given);
      void response.clone().text().then(end, end);
      return response;
    } catch (error) {
      end();
      throw error;
    }
  };

  const state = (control: Element): string => {
    const words = [control.getAttribute('name') ?? control.className.replace('wpcf7-form-control ', '')];
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = control.getAttribute(name);
      if (value !== null) words.push(`${name}=${value}`);
    }
    if (control.classList.contains('wpcf7-not-valid')) words.push('not-valid');
    const { validationMessage, validity } = control as HTMLInputElement;
    if (validity?.customError) words.push(`says ${validationMessage}`);
    return words.join(' ');
  };

  /** Every request contains the plugin's constants. */
  const isPlain = (control: HTMLInputElement): boolean => {
    if (control.disabled) return false;
    if (/^_wpcf7(_version|_locale|_unit_tag|_container_post)?$/.test(control.name)) return true;
    if (control instanceof HTMLSelectElement) return control.selectedIndex < 1;
    if (control.type === 'file') return control.files?.length === 0;
    if (control.type === 'checkbox' || control.type === 'radio')
      return control.checked === control.defaultChecked;
    return control.value === control.defaultValue && control.type !== 'hidden';
  };

  const valueOf = (control: HTMLInputElement): string => {
    const words = [control.name || control.type];
    if (control.type === 'checkbox' || control.type === 'radio') {
      words.push(control.value, control.checked ? 'checked' : 'unchecked');
    } else if (control.type === 'file') words.push(`${control.files?.length} files`);
    else if (control instanceof HTMLSelectElement)
      words.push([...control.selectedOptions].map(({ value }) => value).join('+'));
    else words.push(JSON.stringify(control.value));
    if (control.disabled) words.push('disabled');
    return words.join(' ');
  };

  const look = (form: HTMLFormElement): FormLook => {
    const wrapper = form.closest('.wpcf7');
    const fields: Record<string, string[]> = {};
    for (const wrap of form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')) {
      const tips = [...wrap.querySelectorAll<HTMLElement>('.wpcf7-not-valid-tip')].map(
        (tip) => `${tip.style.display === 'none' ? 'hidden ' : ''}tip: ${tip.textContent}`,
      );
      const controls = [...wrap.querySelectorAll('.wpcf7-form-control,[aria-invalid]')].map(state);
      const isMarked = controls.some((control) => /not-valid|=true|says|describedby/.test(control));
      if (!isMarked && tips.length === 0) continue;
      const name = wrap.dataset['name'] ?? wrap.className;
      fields[name] = [...(fields[name] ?? []), ...tips, ...controls];
    }
    const others = form.querySelectorAll(
      '.wpcf7-character-count,[data-reflection-of],output,.wpcf7-captchac,.wpcf7-quiz-label,[class*="inert-on"],.active-on-any,.wpcf7-spinner,.ajax-loader',
    );
    return {
      classes: [...form.classList].toSorted().join(' '),
      wrapper: wrapper?.className ?? '',
      status: form.getAttribute('data-status'),
      record: String((Reflect.get(form, 'wpcf7') as { status?: unknown } | undefined)?.status),
      outputs: texts(form, '.wpcf7-response-output'),
      said: wrapper?.querySelector('.screen-reader-response p')?.textContent ?? '',
      items: [...(wrapper?.querySelectorAll('.screen-reader-response li') ?? [])].map(
        (item) => `${item.id}: ${item.innerHTML}`,
      ),
      fields,
      values: [...form.querySelectorAll<HTMLInputElement>('input,select,textarea')]
        .filter((control) => !isPlain(control))
        .map(valueOf),
      others: [...others].map((other) => {
        const attributes = ['hidden', 'inert'].filter((name) => other.hasAttribute(name));
        return [
          `${other.localName}.${[...other.classList].join('.')}`,
          ...attributes,
          other.getAttribute('src')?.slice(0, 50) ?? other.getAttribute('data-current-value') ?? '',
          (other.textContent ?? '').replace(/\s+/g, ' ').trim(),
        ]
          .filter(Boolean)
          .join(' ');
      }),
    };
  };

  Reflect.set(window, 'formTrace', {
    read(selector: string): FormTrace {
      const form = document.querySelector<HTMLFormElement>(selector);
      if (!form) throw new Error(`there is no ${selector}`);
      const trace = { base, entries, end: look(form) };
      [base, entries, objects] = [{}, [], []];
      return trace;
    },
  });
}
