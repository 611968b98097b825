/**
 * WordPress's REST API with its nonce check as MSW handlers: success, all kinds of errors, fresh nonces, paging and
 * media. The state is a plain object that tests may change between requests.
 */
import { http, HttpResponse, type HttpHandler, type HttpResponseResolver } from 'msw';

/** The state of the server. Tests change it to control the responses. */
export interface RestServerState {
  /** The only accepted nonce. */
  nonce: string;
  /** Only logged-in visitors get fresh nonces. */
  isSignedIn: boolean;
  /** The number of times that the endpoint returns a stale nonce. */
  staleAnswers: number;
  /** The origin of links to further pages, which may differ on a server behind a proxy. */
  linkOrigin: string;
  /** The number of items in the collection `demo/v1/items`. */
  itemCount: number;
  /** The number of post-process requests that fail before one succeeds. */
  postProcessFailures: number;
  /** The status of a media upload. */
  uploadStatus: number;
  /** The ids of deleted media files. */
  readonly deletedMedia: string[];
}

/** A server for MSW. */
export interface RestServer {
  readonly handlers: HttpHandler[];
  readonly state: RestServerState;
  /** REST root with its trailing slash. */
  readonly root: string;
  /** URL of the endpoint for fresh nonces. */
  readonly nonceEndpoint: string;
}

/** The nonce that a new server accepts. */
export const CURRENT_NONCE = 'c0ffee0123';

/** An expired nonce. */
export const STALE_NONCE = 'badc0de999';

const NONCE_REFUSED = {
  code: 'rest_cookie_invalid_nonce',
  message: 'Cookie check failed',
  data: { status: 403 },
};

/** The static responses of `demo/v1/{name}`. */
const FIXED_ANSWERS = new Map<string, () => Response>([
  ['no-content', () => new HttpResponse(null, { status: 204 })],
  ['empty', () => new HttpResponse('', { status: 200 })],
  ['empty-error', () => new HttpResponse('', { status: 500 })],
  ['html', () => HttpResponse.html('<!doctype html><title>Maintenance</title>')],
  ['html-error', () => HttpResponse.html('<h1>Not found</h1>', { status: 404 })],
  ['null-error', () => HttpResponse.json(null, { status: 500 })],
  ['marked', () => new HttpResponse('\uFEFF\uFEFF{"status":"ok"}', { status: 200 })],
  ['notice', () => HttpResponse.html('<br />\n<b>Notice</b>: Undefined index\n{"status":"ok"}')],
  ['forbidden', () => HttpResponse.json({ code: 'rest_forbidden', message: 'Sorry.' }, { status: 403 })],
  ['invalid', () => HttpResponse.json({ code: 'rest_invalid_param', message: 'Bad.' }, { status: 400 })],
  ['unreachable', () => HttpResponse.error()],
]);

/**
 * @param origin scheme and host, without a slash
 */
export function createRestServer(origin = 'https://school.test'): RestServer {
  const root = `${origin}/wp-json/`;
  const nonceEndpoint = `${origin}/wp-admin/admin-ajax.php`;
  const state: RestServerState = {
    nonce: CURRENT_NONCE,
    isSignedIn: true,
    staleAnswers: 0,
    linkOrigin: origin,
    itemCount: 250,
    postProcessFailures: 0,
    uploadStatus: 201,
    deletedMedia: [],
  };

  const guarded: Guarded = (answer) => async (info) => {
    const nonce = await requestNonce(info.request.clone());
    if (nonce !== undefined && nonce !== state.nonce)
      return HttpResponse.json(NONCE_REFUSED, { status: 403 });
    const response = await answer(info);
    if (nonce !== undefined && response instanceof Response) response.headers.set('X-WP-Nonce', state.nonce);
    return response;
  };

  const handlers: HttpHandler[] = [
    http.get(nonceEndpoint, ({ request }) => {
      if (new URL(request.url).searchParams.get('action') !== 'rest-nonce' || !state.isSignedIn) {
        return new HttpResponse('0', { status: 400 });
      }
      const isStale = state.staleAnswers > 0;
      if (isStale) state.staleAnswers -= 1;
      return HttpResponse.html(isStale ? STALE_NONCE : state.nonce);
    }),
    http.all(
      `${root}demo/v1/echo`,
      guarded(async ({ request }) =>
        HttpResponse.json({
          method: request.headers.get('X-HTTP-Method-Override') ?? request.method,
          query: Object.fromEntries(new URL(request.url).searchParams),
          body: await request.text(),
        }),
      ),
    ),
    http.get(
      `${root}demo/v1/items`,
      guarded(({ request }) => itemsPage(new URL(request.url), state)),
    ),
    http.all(
      `${root}demo/v1/:name`,
      guarded(({ params }) => {
        const answer = FIXED_ANSWERS.get(String(params['name']));
        return (
          answer?.() ?? HttpResponse.json({ code: 'rest_no_route', message: 'No route.' }, { status: 404 })
        );
      }),
    ),
    ...mediaHandlers(root, state, guarded),
  ];
  return { handlers, state, root, nonceEndpoint: `${nonceEndpoint}?action=rest-nonce` };
}

type Guarded = (answer: HttpResponseResolver) => HttpResponseResolver;

function mediaHandlers(root: string, state: RestServerState, guarded: Guarded): HttpHandler[] {
  return [
    http.post(
      `${root}wp/v2/media`,
      guarded(() => {
        if (state.uploadStatus < 400) return HttpResponse.json({ id: 7 }, { status: state.uploadStatus });
        return HttpResponse.json(
          { code: 'upload_failed', message: 'Upload failed.' },
          { status: state.uploadStatus, headers: { 'X-WP-Upload-Attachment-ID': '7' } },
        );
      }),
    ),
    http.post(
      `${root}wp/v2/media/:id/post-process`,
      guarded(({ params }) => {
        if (state.postProcessFailures === 0) return HttpResponse.json({ id: Number(params['id']) });
        state.postProcessFailures -= 1;
        return HttpResponse.json({ code: 'still_failing', message: 'Again.' }, { status: 500 });
      }),
    ),
    http.post(
      `${root}wp/v2/media/:id`,
      guarded(({ params, request }) => {
        if (request.headers.get('X-HTTP-Method-Override') !== 'DELETE') return HttpResponse.json({});
        state.deletedMedia.push(String(params['id']));
        return HttpResponse.json({ deleted: true });
      }),
    ),
  ];
}

/** A nonce in the body or the query takes precedence over the header. */
async function requestNonce(request: Request): Promise<string | undefined> {
  const inQuery = new URL(request.url).searchParams.get('_wpnonce');
  const type = request.headers.get('Content-Type') ?? '';
  const form = /form-data|x-www-form-urlencoded/.test(type) ? await request.formData() : undefined;
  const inBody = form?.get('_wpnonce');
  return (typeof inBody === 'string' ? inBody : inQuery) ?? request.headers.get('X-WP-Nonce') ?? undefined;
}

function itemsPage(url: URL, { itemCount: count, linkOrigin }: RestServerState): Response {
  const size = Number(url.searchParams.get('per_page') ?? 10);
  const page = Number(url.searchParams.get('page') ?? 1);
  if (size < 1 || size > 100) {
    return HttpResponse.json({ code: 'rest_invalid_param', message: 'per_page' }, { status: 400 });
  }
  const start = (page - 1) * size;
  const items = Array.from({ length: Math.max(0, Math.min(size, count - start)) }, (_, i) => ({
    id: start + i,
  }));
  const links: string[] = [];
  const linkTo = (target: number, rel: string): void => {
    const address = new URL(url.pathname + url.search, linkOrigin);
    address.searchParams.set('page', String(target));
    links.push(`<${address.href}>; rel="${rel}"`);
  };
  if (page > 1) linkTo(page - 1, 'prev');
  if (start + size < count) linkTo(page + 1, 'next');
  return HttpResponse.json(items, links.length > 0 ? { headers: { Link: links.join(', ') } } : {});
}
