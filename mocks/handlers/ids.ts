/** admin-ajax with `action=ids`: the link settings of the posts (link-targets, sections 2 and 3). */
import { http, HttpResponse, type HttpHandler } from 'msw';
import idsD from '../answers/ids-d.json';
import type { Answer, Scenario } from './scenarios';

/** Matches any origin and any folder. */
export const ADMIN_AJAX = '*/wp-admin/admin-ajax.php';

/** Responds according to the scenario. Requests with another action are passed to the next handler. */
export function idsHandler({ ids }: Scenario): HttpHandler {
  return http.post(ADMIN_AJAX, async ({ request }) => {
    if (new URLSearchParams(await request.clone().text()).get('action') !== 'ids') return undefined;
    return respond(ids, new URL(request.url).origin);
  });
}

function respond(answer: Answer, origin: string): Response {
  switch (answer.kind) {
    case 'json':
      return jsonResponse(answer.body);
    case 'editor':
      return jsonResponse(withEditLinks(origin));
    case 'text':
      return new HttpResponse(answer.body, {
        status: answer.status,
        headers: { 'Content-Type': answer.type },
      });
    case 'network-error':
      return HttpResponse.error();
    default:
      return answer satisfies never;
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
