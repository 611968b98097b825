/** The inline script that queues events before the entry runs. The build writes it into the plugin. */
import { startEarlyQueue } from '../runtime/core/early-queue';
import { isScript } from '../runtime/page/own-script';

const script = document.currentScript;
if (isScript(script)) startEarlyQueue(script);
