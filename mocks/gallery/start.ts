/**
 * The script of a gallery page. It starts MSW before the entry, so that all requests of widgets are mocked.
 */
import { setupWorker } from 'msw/browser';
import { handlersFor, scenarioOf } from '../handlers';

// Before the modules are awaited: a visitor may choose at once.
const select = document.querySelector<HTMLSelectElement>('#gallery-scenario');
select?.addEventListener('change', () => select.form?.requestSubmit());

const worker = setupWorker(...handlersFor(scenarioOf(location.search), location.origin));
await worker.start({ onUnhandledFrame: 'bypass', quiet: true });
await import('../../src/main');
await import('../../src/elementor');
