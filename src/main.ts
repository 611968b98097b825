/**
 * The entry: publishes the globals that add-ons use early, and starts the runtime with the enabled widgets. Its
 * settings are on its script element, because they must be available before the globals are published.
 */
import { startRuntime } from '../runtime/core/runtime';
import { publishFacade } from '../widgets/contact-form';
import { definitions } from './definitions';

const { off, reportOnly } = document.getElementById('atoll-js-module')?.dataset ?? {};
const isReportOnly = reportOnly !== undefined;
const disabledNames = off?.split(' ') ?? [];
/** The originals were brought back, because the entry did not start in time (runtime/core/entry-fallback.ts). */
const isTooLate = Symbol.for(__ATOLL_KEY__) in window;
const isEnabled = (name = ''): boolean => !disabledNames.includes(name);

if (!isReportOnly && !isTooLate && isEnabled('contact-form-7')) publishFacade(window);
startRuntime(
  document,
  definitions.filter(({ name, original }) => isEnabled(name) && isEnabled(original)),
  isReportOnly,
);
