/** What the phases of a run share: the page, the fragment and the widget. */
import type { Page } from 'playwright-core';
import type { WidgetDefinition } from '../../../runtime/core/define';
import type { SeenState } from '../conformance';
import type { Use } from '../conformance-actions';
import type { Guide } from '../conformance-page';
import type { Standing } from '../conformance-probe';

/** A run of one fragment in one page. Each phase finds the page as the phase before has left it. */
export interface Run {
  readonly guide: Guide;
  readonly page: Page;
  readonly html: string;
  readonly file: string;
  /** `selector` finds the widget's roots at any time, `foundBy` is the definition's. */
  readonly definition: Pick<WidgetDefinition, 'selector'> & { readonly foundBy: string };
  readonly use: Use;
  /** What exists on a page without widgets. */
  readonly baseline: Standing;
  /** False if the widget is not in the fragment, or cannot mount. Known after the first phase. */
  isUsable: boolean;
}

/** The state of a widget that cannot be used. */
export const NOTHING: SeenState = { parts: [], focus: -1 };

/** Reads the state of the run's widget. */
export const look = async ({ use, isUsable }: Run): Promise<SeenState> =>
  isUsable ? use.root().evaluate(use.record.readState) : NOTHING;

/** @returns the entries of one list that another lacks */
export function without(list: Standing, other: Standing): Standing {
  const rest = [...other];
  return list.filter((entry) => {
    const index = rest.indexOf(entry);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}
