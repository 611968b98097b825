/**
 * The inline script that queues events before the entry runs, and what is triggered with jQuery before the engine runs. The
 * build writes it into the plugin.
 */
import { startEarlyQueue } from '../runtime/core/early-queue';
import { rememberTriggers } from '../runtime/core/jquery/early-triggers';
import { isScript } from '../runtime/page/own-script';

const script = document.currentScript;
if (isScript(script)) {
  startEarlyQueue(script);
  rememberTriggers(script);
}
