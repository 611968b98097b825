/** The widgets with their newest fragments, for the phases that run one fragment of each widget. */
import { readIndex } from '../../../mocks/markup-index';
import { definitions } from '../../support/definitions';
import type { ConformanceRecord } from '../../support/conformance';
import { records } from './records';

const index = readIndex();
const byVersion = new Intl.Collator('en', { numeric: true });

/** A widget with the fragment that stands for it. */
export interface NewestCase {
  /** The widget's name. */
  readonly name: string;
  readonly file: string;
  readonly selector: string;
  readonly record: ConformanceRecord;
}

/** @returns each widget with its newest fragment that can be mounted */
export function newestCases(): readonly NewestCase[] {
  return records.flatMap((record) => {
    const newest = index
      .filter(
        ({ widget, file }) =>
          widget === record.widget &&
          ![record.isAbsent, record.cannotMount, record.looksOnly].some((is) => is?.(file)),
      )
      .flatMap(({ file, versions }) => versions.map((version) => ({ file, version })))
      .toSorted((a, b) => byVersion.compare(a.version, b.version))
      .at(-1);
    const selector = record.root ?? definitions.find(({ name }) => name === record.widget)?.selector;
    return newest && selector !== undefined
      ? [{ name: record.widget, file: newest.file, selector, record }]
      : [];
  });
}
