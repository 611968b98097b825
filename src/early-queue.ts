/** The inline script that queues events before the entry runs. The build writes it into the plugin. */
import { startEarlyQueue } from '../runtime/core/early-queue';

const script = document.currentScript;
if (script instanceof HTMLScriptElement) startEarlyQueue(script);
