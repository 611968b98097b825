/** What the conformance suite covers: each widget has a record, and fragments for each release that its contract names. */
import { describe, expect, it } from 'vitest';
import { readIndex } from '../../../mocks/markup-index';
import { definitions } from '../../support/definitions';
import { SHIFTING_FRAGMENTS } from './layout-shifts';
import { records } from './records';

const index = readIndex();
const fragmentsOf = (widget: string) => index.filter((entry) => entry.widget === widget);

const BY_VERSION = new Intl.Collator('en', { numeric: true });

describe.each(definitions.map(({ name }) => ({ name })))('the widget $name', ({ name }) => {
  const record = records.find(({ widget }) => widget === name);

  it('has a record in this suite', () => expect(record).toBeDefined());

  it('has a fragment for each release that its contract names', () => {
    const versions = new Set(fragmentsOf(name).flatMap((entry) => entry.versions));
    expect([...versions].toSorted()).toEqual([...(record?.versions ?? ['a record'])].toSorted());
  });

  it('has a fragment that stands for its newest release', () => {
    const newest = [...(record?.versions ?? [])].toSorted(BY_VERSION.compare).at(-1) ?? '';
    const standing = fragmentsOf(name).filter(({ represents }) => represents !== undefined);
    expect(standing.flatMap(({ versions }) => versions)).toContain(newest);
  });
});

describe.each(SHIFTING_FRAGMENTS)('the exception for $widget', ({ widget, files }) => {
  it('has a fragment', () => {
    expect(fragmentsOf(widget).filter(({ file }) => files?.test(file) ?? true)).not.toEqual([]);
  });
});
