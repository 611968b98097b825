/** The entry: publishes what add-ons look for early, and starts the runtime with the widgets of this build. */
import { startRuntime } from '../runtime/runtime';
import { publishFacade } from '../widgets/contact-form';
import { definitions } from './definitions';

publishFacade(window);
startRuntime(document, definitions);
