// @vitest-environment node
/** Which fragments have which part of the conformance suite. */
import { describe, expect, it } from 'vitest';
import { readIndex } from '../../../mocks/markup-index';
import { ALSO_WHOLE, extentOf, wholeFragments } from '../../browser/conformance/extents';

const index = readIndex();
const widgets = [...new Set(index.map(({ widget }) => widget))];

const entry = (file: string, represents?: string) => ({
  file,
  widget: 'tabs',
  original: 'goodlayers',
  versions: ['1'],
  title: file,
  description: file,
  ...(represents !== undefined && { represents }),
});

describe('the extent of a fragment', () => {
  const richest = entry('richest', 'The newest and richest markup.');
  const other = entry('other', 'Markup with .other.');
  const copy = entry('copy');
  const own = [other, richest, copy];

  it.each([
    ['default', {}, ['use', 'whole', 'mounting']],
    ['full', {}, ['whole', 'whole', 'whole']],
    ['default', { ofPage: true }, ['use', 'use', 'mounting']],
    ['full', { looksOnly: (file: string) => file === 'copy' }, ['whole', 'whole', 'mounting']],
  ])('in the %s tier, of a widget with %o', (tier, record, expected) => {
    expect(own.map((one) => extentOf(record, one, own, tier === 'full'))).toEqual(expected);
  });

  it('is the whole one for the only fragment that stands for others', () => {
    const only = entry('only', 'The common markup.');
    expect(extentOf({}, only, [only, copy], false)).toBe('whole');
  });
});

it.each(widgets)('%s has a fragment with all phases', (widget) => {
  const own = index.filter((one) => one.widget === widget);
  expect(wholeFragments(own).length).toBeGreaterThan(0);
});

it('names fragments of the index', () => {
  const standing = index.filter(({ represents }) => represents !== undefined).map(({ file }) => file);
  expect(standing).toEqual(expect.arrayContaining([...ALSO_WHOLE]));
});
