/** The endpoints of the site as MSW handlers, put together for one scenario: for the gallery and for tests. */
import { http, HttpResponse, delay, type HttpHandler } from 'msw';
import { contactFormHandlers } from './contact-form';
import { ADMIN_AJAX, idsHandler } from './ids';
import { listingsHandler } from './listings';
import { createRestServer } from './rest';
import type { Scenario } from './scenarios';

export { scenarioOf, scenarios, SLOW_MS, type Answer, type Scenario } from './scenarios';

/** Everything the originals call, on any origin and in any folder: sites live in sub-folders too. */
const ENDPOINTS = [ADMIN_AJAX, '*/wp-json/*'];

/**
 * @param scenario how the server is to behave
 * @param origin scheme and host of the REST API; admin-ajax answers on every origin
 * @returns the handlers, in the order in which MSW is to ask them
 */
export function handlersFor(scenario: Scenario, origin?: string): HttpHandler[] {
  return [
    ...ENDPOINTS.map((path) => connection(path, scenario)),
    idsHandler(scenario),
    listingsHandler(ADMIN_AJAX, scenario),
    ...contactFormHandlers(),
    ...createRestServer(origin).handlers,
    unknownAction(),
  ];
}

/** The way to an endpoint: breaks, takes its time, or leaves the call to the handlers behind. */
function connection(path: string, { offline, delayMs }: Scenario): HttpHandler {
  return http.all(path, async () => {
    if (offline) return HttpResponse.error();
    // Even delay(0) is a timer, which the fake clock of a test would hold back.
    if (delayMs > 0) await delay(delayMs);
    return undefined;
  });
}

/** WordPress answers an action that nobody has registered with 400 and a zero. */
function unknownAction(): HttpHandler {
  return http.all(
    ADMIN_AJAX,
    () => new HttpResponse('0', { status: 400, headers: { 'Content-Type': 'text/html; charset=UTF-8' } }),
  );
}
