/** A widget's context for unit tests that mount without a runtime. */
import { type Mock, vi } from 'vitest';
import type { PrepareContext, WidgetContext } from '../../runtime/core/define';
import { readConfig } from '../../runtime/page/config';

/** @returns a context that records reports and throws failures */
export function unitContext(
  name: string,
): WidgetContext & PrepareContext & { readonly report: Mock<WidgetContext['report']> } {
  return {
    name,
    foundAt: 0,
    config: readConfig(document, () => undefined),
    signal: new AbortController().signal,
    report: vi.fn<WidgetContext['report']>(),
    fail: (error) => {
      throw error;
    },
    scan: () => undefined,
    mountNow: () => undefined,
  };
}
