/** admin-ajax with `action=ids`: the link settings of the posts (link-targets, sections 2 and 3). */
import { http, HttpResponse, type HttpHandler } from 'msw';
import idsD from '../answers/ids-d.json';
import type { MockResponse, Scenario } from './scenarios';

/** Matches any origin and any folder. */
export const ADMIN_AJAX = '*/wp-admin/admin-ajax.php';

/** Responds according to the scenario. Requests with another action are passed to the next handler. */
export function idsHandler({ ids }: Scenario): HttpHandler {
  return http.post(ADMIN_AJAX, async ({ request }) => {
    if (new URLSearchParams(await request.clone().text()).get('action') !== 'ids') return undefined;
    return toResponse(ids, new URL(request.url).origin);
  });
}

function toResponse(response: MockResponse, origin: string): Response {
  switch (response.kind) {
    case 'json':
      return jsonResponse(response.body);
    case 'editor':
      return jsonResponse(withEditLinks(origin));
    case 'text':
      return new HttpResponse(response.body, {
        status: response.status,
        headers: { 'Content-Type': response.type },
      });
    case 'network-error':
      return HttpResponse.error();
    default:
      return response satisfies never;
  }
}

function jsonResponse(body: unknown): Response {
  return new HttpResponse(JSON.stringify(body), {
    headers: { 'Content-Type': 'application/json; charset=UTF-8' },
  });
}

function withEditLinks(origin: string): unknown {
  return Object.fromEntries(
    Object.entries(idsD).map(([id, entry]) => [
      id,
      { ...entry, el: `${origin}/wp-admin/post.php?post=${id}&action=edit` },
    ]),
  );
}
