/**
 * The entry: publishes the globals that add-ons use early, and starts the runtime with the enabled widgets.
 */
import { OURS } from '../runtime/core/original-detection';
import { startRuntime } from '../runtime/core/runtime';
import { entrySettings } from '../runtime/page/entry-settings';
import { publishFacade } from '../widgets/contact-form';
import { definitions } from './definitions';

const { off, reportOnly } = entrySettings;
const isReportOnly = reportOnly !== undefined;
/** The originals were brought back, because the entry did not start in time (runtime/core/entry-fallback.ts). */
const isTooLate = OURS in window;
const isEnabled = (name = ''): boolean => !off?.split(' ').includes(name);

if (!isReportOnly && !isTooLate && isEnabled('contact-form-7')) publishFacade(window);
startRuntime(
  document,
  definitions.filter(({ name, original }) => isEnabled(name) && isEnabled(original)),
  () => import('./engine'),
  isReportOnly,
);
