/** The entry: starts the runtime with the widgets of this build. */
import { startRuntime } from '../runtime/runtime';
import { definitions } from './definitions';

const atoll = startRuntime(document, definitions);

if (/[?&]atoll=debug\b/.test(location.search)) {
  void import('../runtime/debug').then(({ startDebug }) => startDebug(document, atoll));
}
