/**
 * The endpoints of contact forms as MSW handlers (contact-form-7, section 15). Words in a field select responses that
 * the plugin does not send: `broken` an HTML page, `error 500`, `no status`.
 */
import { http, HttpResponse, type HttpHandler } from 'msw';
import { answerTo, refillFor, schemaOf, textOf } from './contact-form-server';

const FORMS = '*/contact-form-7/v1/contact-forms/:id';

/** The quiz and captcha fields by the id of their form in mocks/markup. */
const CHALLENGES = new Map([
  ['102', ['_wpcf7_quiz_answer_sum', '_wpcf7_captcha_challenge_code']],
  ['105', ['_wpcf7_quiz_answer_sum', '_wpcf7_captcha_challenge_code']],
  ...['121', '122', '123', '124', '125', '126'].map((id): [string, string[]] => [
    id,
    ['_wpcf7_quiz_answer_sum'],
  ]),
]);

/** The ids of the forms in mocks/markup. Requests for other forms get a 404. */
const KNOWN = /^1[0-2]\d$/;

/** @returns the handlers of a server that sends new challenges with every response */
export function contactFormHandlers(): HttpHandler[] {
  let rounds = 0;
  const round = (request: Request) => ({ number: (rounds += 1), origin: new URL(request.url).origin });
  return [
    http.post(`${FORMS}/feedback`, async ({ request, params }) => {
      const id = String(params['id']);
      if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) {
        return problem(415, 'wpcf7_unsupported_media_type', 'The request payload format is not supported.');
      }
      if (!KNOWN.test(id)) return notFound();
      const form = await request.clone().formData();
      if (!textOf(form, '_wpcf7_unit_tag').replace(/[^\w-]/g, '')) {
        return problem(400, 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.');
      }
      return oddAnswer(form) ?? HttpResponse.json(answerTo(form, Number(id), round(request)));
    }),
    http.get(`${FORMS}/refill`, ({ request, params }) => {
      const id = String(params['id']);
      return KNOWN.test(id)
        ? HttpResponse.json(refillFor(CHALLENGES.get(id) ?? [], round(request)))
        : notFound();
    }),
    http.get(`${FORMS}/feedback/schema`, ({ params }) =>
      KNOWN.test(String(params['id'])) ? HttpResponse.json(schemaOf()) : notFound(),
    ),
    // The captcha images: one grey rectangle.
    http.get(
      '*/wp-content/uploads/wpcf7_captcha/*',
      () => new HttpResponse(PIXEL, { headers: { 'Content-Type': 'image/svg+xml' } }),
    ),
  ];
}

const PIXEL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="24"><rect width="72" height="24" fill="#ccc"/></svg>';

function oddAnswer(form: FormData): Response | undefined {
  const says = (word: string): boolean =>
    [...form.values()].some((value) => typeof value === 'string' && value.toLowerCase().includes(word));
  if (says('broken')) return HttpResponse.html('<!doctype html><title>One moment</title>');
  if (says('error 500')) return HttpResponse.html('<p>Critical error.</p>', { status: 500 });
  return says('no status') ? HttpResponse.json({ message: 'Hello' }) : undefined;
}

function notFound(): Response {
  return problem(404, 'wpcf7_not_found', 'The requested contact form was not found.');
}

function problem(status: number, code: string, message: string): Response {
  return HttpResponse.json({ code, message, data: { status } }, { status });
}
