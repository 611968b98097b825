/** The link targets widget on a simulated page, with a response that a test releases later. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { readConfig } from '../../runtime/page/config';
import { mount } from '../../widgets/effects/link-targets/link-targets';
import { toFragment } from './markup';

export const EDIT = `${location.origin}/wp-admin/post.php?post=42&action=edit`;
export const RULES = { 42: { re: '/re', pl: '/pl', tg: 1, el: EDIT }, 43: ['/pl'] };
export let requests: number;
export let reported: string[];
export let ending: AbortController;

beforeEach(() => {
  requests = 0;
  reported = [];
  startAgain();
});

afterEach(() => ending.abort());

/** Lets another widget run after the last one's end. */
export function startAgain(): void {
  ending = new AbortController();
}

export function mountHere(respond: () => Response | Promise<Response>): void {
  vi.stubGlobal('vkLtc', { ajaxurl: `${location.origin}/wp-admin/admin-ajax.php` });
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    return respond();
  });
  mount(document.documentElement, {
    name: 'link-targets',
    foundAt: 0,
    config: readConfig(document, () => expect.unreachable()),
    signal: ending.signal,
    report: (code) => reported.push(code),
    fail: () => expect.unreachable(),
    scan: () => undefined,
  });
}

export const answer = (rules: unknown) => (): Response => new Response(JSON.stringify(rules));

export const noAnswer = (): Response => {
  throw new TypeError('Failed to fetch');
};

/** A response that arrives when the test releases it. */
export function deferred(): { response: Promise<Response>; respond: (response: Response) => void } {
  let respond: ((response: Response) => void) | undefined;
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  return { response, respond: (late) => respond?.(late) };
}

/** Waits for the client's code, the response and the mutations, none of which takes time. */
export async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  for (let task = 0; task < 10; task += 1) await new Promise((resolve) => setImmediate(resolve));
}

export function nodes(html: string): DocumentFragment {
  return toFragment(html);
}

export const post = (id: number, ...content: string[]): string =>
  `<article id="post-${id}" class="post-${id}">${content.join('')}</article>`;

export const LINK = '<a href="/pl">Text</a>';

export function targets(): (string | null)[] {
  return [...document.querySelectorAll('a:not(.vk-ltc-edit-link)')].map((link) =>
    link.getAttribute('target'),
  );
}

export function edits(): number {
  return document.querySelectorAll('.vk-ltc-edit-link').length;
}

export function showAgain(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}
