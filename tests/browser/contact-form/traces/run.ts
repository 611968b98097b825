/** Opens a scenario's page with one of the two scripts, performs its actions, and returns the trace. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { type FormTrace, readTrace, watchForms, whenQuiet } from '../../../support/form-trace';
import { whenRulesLoaded } from '../../../support/contact-form-page';
import { type PageServer, ROOT } from '../../../support/page-server';
import { fragment, htmlPage } from '../../../support/pages';
import { type Reply, type Scenario, SCHEMA } from './scenario';

/** An original in a folder of tests/.plugins whose name starts with `contact-form-7`. */
export interface Original {
  readonly release: string;
  /** The URL of its folder on the page server. */
  readonly path: string;
}

const PLUGINS = join(ROOT, 'tests/.plugins');
const JSON_TYPE = 'application/json; charset=UTF-8';
const PATH = '/contact/';

/** @returns the originals in tests/.plugins */
export function findOriginals(): Original[] {
  return foldersIn(PLUGINS)
    .filter((name) => name.startsWith('contact-form-7'))
    .flatMap((name) => {
      const header = readFileSync(join(PLUGINS, name, 'wp-contact-form-7.php'), 'utf8');
      const release = /^ \* Version: (\S+)$/m.exec(header)?.[1];
      return release === undefined ? [] : [{ release, path: `/tests/.plugins/${name}` }];
    });
}

/** @returns a page with the trace recorder */
export async function openWatched(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  await page.route('**/no-network', (route) => route.abort());
  await watchForms(page);
  return page;
}

/** @param original whose script to run; undefined for ours */
export async function runScenario(
  page: Page,
  server: PageServer,
  scenario: Scenario,
  original?: Original,
): Promise<FormTrace> {
  serve(server, scenario, original);
  await page.goto(server.origin + PATH);
  if (!original) await whenRulesLoaded(page);
  await page.waitForFunction(() => {
    const schemas = Reflect.get(Reflect.get(window, 'wpcf7') as object, 'schemas') as Map<number, unknown>;
    return [...document.querySelectorAll('.wpcf7 > form')].every((form) => {
      const record: unknown = Reflect.get(form, 'wpcf7');
      return (
        typeof record === 'object' && record !== null && schemas.get(Reflect.get(record, 'id') as number)
      );
    });
  });
  await whenQuiet(page);
  if (!scenario.fromStart) await readTrace(page);
  await scenario.act?.(page);
  return readTrace(page);
}

function serve(server: PageServer, scenario: Scenario, original: Original | undefined): void {
  const form = fragment(`contact-form-7/form-${scenario.fragment}.html`);
  const id = /name="_wpcf7" value="(\d+)"/.exec(form)?.[1] ?? '';
  const members = ['api: { root: "/wp-json/", namespace: "contact-form-7/v1" }', scenario.wpcf7];
  const scripts = original
    ? `<script>window.wp = { i18n: { __: (text) => text } };</script>
       <script src="${original.path}/includes/swv/js/index.js"></script>
       <script src="${original.path}/includes/js/index.js"></script>`
    : '';
  const body = `<h1>Contact</h1>${form}<script>var wpcf7 = { ${members.filter(Boolean).join(', ')} };</script>
    ${scripts}<script>${scenario.script ?? ''}</script>`;
  server.routes.clear();
  server.routes.set(PATH, {
    body: htmlPage({
      head: '<link rel="stylesheet" href="/mocks/gallery/contact-form.css">',
      body,
      withEntry: !original,
    }),
  });
  const base = `/wp-json/contact-form-7/v1/contact-forms/${id}`;
  const respondTo = (path: string, replies: readonly Reply[], last: Reply): void => {
    const remaining = [...replies];
    server.routes.set(`${base}/${path}`, () => toResponse(remaining.shift() ?? last));
  };
  respondTo('feedback', scenario.feedback ?? [], { status: 'mail_sent', message: 'Not expected.' });
  respondTo('refill', scenario.refill ?? [], []);
  respondTo('feedback/schema', [], scenario.schema ?? SCHEMA);
}

function toResponse(reply: Reply) {
  // A redirect to a URL that the page server does not allow.
  if (reply === 'no network') return { body: '', status: 307, headers: { location: '/no-network' } };
  if ('body' in reply) return { body: reply.body, status: reply.status };
  return { body: JSON.stringify(reply), type: JSON_TYPE };
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
