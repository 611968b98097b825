/** The endpoints of the site as MSW handlers, put together for one scenario: for the gallery and for tests. */
import { http, HttpResponse, delay, type HttpHandler } from 'msw';
import { ADMIN_AJAX, idsHandler } from './ids';
import type { Scenario } from './scenarios';

export { scenarioOf, scenarios, SLOW_MS, type Answer, type Scenario } from './scenarios';

/**
 * @param scenario how the server is to behave
 * @returns the handlers, in the order in which MSW is to ask them
 */
export function handlersFor(scenario: Scenario): HttpHandler[] {
  if (scenario.offline) return [http.all(ADMIN_AJAX, () => HttpResponse.error())];
  return [idsHandler(scenario), unknownAction(scenario)];
}

/** WordPress answers an action that nobody has registered with 400 and a zero. */
function unknownAction(scenario: Scenario): HttpHandler {
  return http.all(ADMIN_AJAX, async () => {
    if (scenario.delayMs > 0) await delay(scenario.delayMs);
    return new HttpResponse('0', { status: 400, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
  });
}
