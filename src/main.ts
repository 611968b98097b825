/** The entry: starts the runtime with the widgets of this build. */
import { startRuntime } from '../runtime/runtime';
import { definitions } from './definitions';

startRuntime(document, definitions);
