/** The link targets widget on a simulated page, with mocked responses. */
import { getResponse } from 'msw';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type MockResponse, handlersFor, type Scenario, scenarioOf } from '../../mocks/handlers';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { mount } from '../../widgets/effects/link-targets/link-targets';
import { setBody } from './unit-runtime';
import { innerMarkup, toFragment } from './markup';

export const AJAX = `${location.origin}/wp-admin/admin-ajax.php`;
export const CHOIR = 'https://school.example/choir-wins-regional-prize/';

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly type: string | null;
  readonly body: string;
}

export let sent: Sent[];
export let reported: [code: string, detail: unknown][];
export let ending: AbortController;

beforeEach(() => {
  sent = [];
  reported = [];
  ending = new AbortController();
});

afterEach(() => ending.abort());

/** Lets the mocked endpoints respond, and records the requests. */
export function serve(scenario: Scenario): void {
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const { url, method, headers } = request;
    sent.push({ url, method, type: headers.get('content-type'), body: await request.clone().text() });
    const response = await getResponse(handlersFor(scenario), request);
    if (!response) throw new Error(`no mocked response for ${url}`);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  });
}

export const named = (name: string): Scenario => scenarioOf(`?scenario=${name}`);
export const answering = (body: unknown): Scenario => ({ ...named('success'), ids: { kind: 'json', body } });

export const answeringText = (body: string, status = 200): Scenario => {
  const ids: MockResponse = { kind: 'text', status, type: 'text/html', body };
  return { ...named('success'), ids };
};

/** Mounts the widget on a page as the plugin prints it, and waits until the response has been used. */
export async function run(
  html: string,
  scenario: Scenario,
  config: Record<string, unknown> = {},
): Promise<void> {
  serve(scenario);
  setBody(html);
  mountHere({ ajaxUrl: AJAX, ...config });
  await settle();
}

export function mountHere(config: unknown): void {
  const element = document.createElement('script');
  element.id = 'atoll-config';
  element.type = 'application/json';
  element.textContent = JSON.stringify(config);
  document.head.append(element);
  mount(document.documentElement, {
    name: 'link-targets',
    foundAt: 0,
    config: readConfig(document, () => expect.unreachable()),
    signal: ending.signal,
    report: (code, detail) => reported.push([code, detail]),
    fail: () => expect.unreachable(),
    scan: () => undefined,
  });
}

/** Waits for the client's code, the response and the mutations, none of which takes time. */
export async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let task = 0; task < 10; task += 1) await new Promise((resolve) => setImmediate(resolve));
}

export function links(): Element[] {
  return [...document.querySelectorAll('a:not(.vk-ltc-edit-link)')];
}

/** The marked links as strings, with their attributes. */
export function marked(): string[] {
  return links()
    .filter((link) => link.hasAttribute('target'))
    .map((link) => ['target', 'rel', 'href'].map((name) => link.getAttribute(name) ?? '-').join(' | '));
}

export const post = (id: number | string, ...content: string[]): string =>
  `<article id="post-${id}" class="post-${id} post type-post">${content.join('')}</article>`;

export const link = (href: string, more = ''): string => `<a href="${href}"${more}>Text</a>`;

export const asParsed = (html: string): string => {
  const host = document.createElement('div');
  host.append(toFragment(html));
  return innerMarkup(host);
};

export const fragment = (name: string): string => readFragment(`link-targets/${name}.html`);
export const EDIT = `${location.origin}/wp-admin/post.php?post=42&action=edit`;
export const withEdit = (el: string): Scenario => answering({ 42: { re: '', pl: '/a', tg: 1, el } });
export const edits = (): Element[] => [...document.querySelectorAll('.vk-ltc-edit-link')];
export const HINT = 'atoll-new-tab';
export const described = (): (string | null)[] =>
  links().map((each) => each.getAttribute('aria-describedby'));
