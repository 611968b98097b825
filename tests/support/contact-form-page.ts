/** Pages with contact forms, and a server whose responses a test chooses. */
import type { Page } from 'playwright-core';
import { answerTo, schemaOf } from '../../mocks/handlers/contact-form-server';
import { hasten } from './page-browser';
import type { PageServer } from './page-server';
import { fragment, htmlPage } from './pages';

const JSON_TYPE = 'application/json; charset=UTF-8';

/** A request that reached the server. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly fields: readonly (readonly [string, string])[];
}

/** The server's side of one test. */
export interface FormServer {
  readonly received: Received[];
  /** The responses to the next messages; without any, the mocked server responds. */
  answers: unknown[];
}

/** Responds for the forms with these ids. */
export function serveForms(server: PageServer, ids: readonly number[]): FormServer {
  const state: FormServer = { received: [], answers: [] };
  for (const id of ids) {
    const base = `/wp-json/contact-form-7/v1/contact-forms/${id}`;
    const note = (path: string, method: string, body = ''): FormData => {
      const form = readMultipart(body);
      const fields = [...form].map(
        ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
      );
      state.received.push({ method, path, fields });
      return form;
    };
    server.routes.set(`${base}/feedback`, ({ method, body }) => {
      const form = note('feedback', method, body);
      const answer = state.answers.shift() ?? answerTo(form, id, { number: 7, origin: server.origin });
      return { body: JSON.stringify(answer), type: JSON_TYPE };
    });
    server.routes.set(`${base}/refill`, ({ method }) => {
      note('refill', method);
      return { body: '[]', type: JSON_TYPE };
    });
    server.routes.set(`${base}/feedback/schema`, ({ method }) => {
      note('schema', method);
      return { body: JSON.stringify(schemaOf()), type: JSON_TYPE };
    });
  }
  return state;
}

/** @returns a page with fragments of mocks/markup/contact-form-7 and the configuration that the original prints */
export function formPage(names: readonly string[], extra = '', wpcf7 = 'api: { root: "/wp-json/" }'): string {
  const forms = names.map((name) => fragment(`contact-form-7/${name}.html`)).join('\n');
  return htmlPage({
    head: '<link rel="stylesheet" href="/mocks/gallery/contact-form.css">',
    body: `<h1>Contact</h1>${forms}<script>var wpcf7 = { ${wpcf7} };</script>${extra}`,
  });
}

/** Points at all forms, and waits until they are mounted. */
export async function whenLive(page: Page): Promise<void> {
  await hasten(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.wpcf7>form')].every((form) => form.getAttribute('data-atoll-state')),
  );
}

/** Waits until the forms' code and that of their rules is requested: a form is prepared, mounted, and checks its rules. */
export async function whenRulesLoaded(page: Page): Promise<void> {
  await page.waitForSelector('.wpcf7-spinner,.ajax-loader', { state: 'attached' });
  await hasten(page);
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/(?:contact-)?form\d*\.js/.test(name))
        .length > 2,
  );
}

/** Waits until a form has a status. */
export async function whenStatus(page: Page, status: string): Promise<void> {
  await page.waitForSelector(`form[data-status="${status}"]`);
}

function readMultipart(body: string): FormData {
  const form = new FormData();
  const boundary = /^--([^\r\n]+)/.exec(body)?.[1];
  if (boundary === undefined) return form;
  for (const part of body.split(`--${boundary}`)) {
    const [, name, fileName, value = ''] =
      /name="([^"]*)"(?:; filename="([^"]*)")?[^]*?\r\n\r\n([^]*)\r\n$/.exec(part) ?? [];
    if (name !== undefined) form.append(name, fileName === undefined ? value : new File([value], fileName));
  }
  return form;
}
