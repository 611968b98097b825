/** The entry: publishes what add-ons look for early, and starts the runtime with the widgets of this build. */
import { startRuntime } from '../runtime/runtime';
import { publishFacade } from '../widgets/contact-form';
import { definitions } from './definitions';

publishFacade(window);
const atoll = startRuntime(document, definitions);

if (/[?&]atoll=debug\b/.test(location.search)) {
  void import('../runtime/debug').then(({ startDebug }) => startDebug(document, atoll));
}
