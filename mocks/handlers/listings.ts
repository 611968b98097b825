/** The server's listing actions as an MSW handler (goodlayers-listings, sections 4, 5 and 8). */
import { http, HttpResponse, type HttpHandler } from 'msw';
import { listingAnswer } from './listings-server';
import type { Scenario } from './scenarios';

/** Responds according to the scenario, or like the page builder if the scenario has no listing response. */
export function listingsHandler(path: string, { listing }: Scenario): HttpHandler {
  return http.post(path, async ({ request }) => {
    const answer = listingAnswer(await request.clone().text());
    if (!answer) return undefined;
    if (listing?.kind === 'network-error') return HttpResponse.error();
    if (listing?.kind === 'text')
      return new HttpResponse(listing.body, {
        status: listing.status,
        headers: { 'Content-Type': listing.type },
      });
    const body = listing?.kind === 'json' ? listing.body : answer;
    // The original sends JSON as text/html.
    return new HttpResponse(JSON.stringify(body), {
      headers: { 'Content-Type': 'text/html; charset=UTF-8' },
    });
  });
}
