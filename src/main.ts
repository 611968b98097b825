/**
 * The entry: publishes what add-ons look for early, and starts the runtime with the widgets of this build that are
 * switched on. The switches are on the entry's own element, because they must be known before anything is published.
 */
import { startRuntime } from '../runtime/core/runtime';
import { publishFacade } from '../widgets/contact-form';
import { definitions } from './definitions';

const { off, reportOnly } = document.getElementById('atoll-js-module')?.dataset ?? {};
const isReportOnly = reportOnly !== undefined;
const offWords = off?.split(' ') ?? [];
const isOn = (name = ''): boolean => !offWords.includes(name);

if (!isReportOnly && isOn('contact-form-7')) publishFacade(window);
startRuntime(
  document,
  definitions.filter(({ name, original }) => isOn(name) && isOn(original)),
  isReportOnly,
);
