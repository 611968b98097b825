/**
 * What a gallery page runs: MSW first, then the entry, so that no call of a widget gets past the mocked endpoints.
 */
import { setupWorker } from 'msw/browser';
import { handlersFor, scenarioOf } from '../handlers';

const worker = setupWorker(...handlersFor(scenarioOf(location.search), location.origin));
await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
await import('../../src/main');

const select = document.querySelector<HTMLSelectElement>('#gallery-scenario');
select?.addEventListener('change', () => select.form?.requestSubmit());
