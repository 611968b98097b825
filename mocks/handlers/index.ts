/** The endpoints of a site as MSW handlers for a scenario. The gallery and tests use them. */
import { http, HttpResponse, delay, type HttpHandler } from 'msw';
import { contactFormHandlers } from './contact-form';
import { ADMIN_AJAX, idsHandler } from './ids';
import { listingsHandler } from './listings';
import { createRestServer } from './rest';
import type { Scenario } from './scenarios';

export { scenarioOf, scenarios, SLOW_MS, type MockResponse, type Scenario } from './scenarios';

/** All endpoints that the originals call, on any origin and in any folder, because sites may be in subfolders. */
const ENDPOINTS = [ADMIN_AJAX, '*/wp-json/*'];

/**
 * @param scenario the server's behaviour
 * @param origin scheme and host of the REST API; admin-ajax responds on every origin
 * @returns the handlers in the order in which MSW must call them
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

/** Simulates the connection: fails or delays requests, then passes them to the next handlers. */
function connection(path: string, { offline, delayMs }: Scenario): HttpHandler {
  return http.all(path, async () => {
    if (offline) return HttpResponse.error();
    // Even delay(0) sets a timer, which a test's fake clock would block.
    if (delayMs > 0) await delay(delayMs);
    return undefined;
  });
}

/** WordPress responds to an unregistered action with status 400 and the body `0`. */
function unknownAction(): HttpHandler {
  return http.all(
    ADMIN_AJAX,
    () => new HttpResponse('0', { status: 400, headers: { 'Content-Type': 'text/html; charset=UTF-8' } }),
  );
}
