// @vitest-environment node
/** The table of widgets by browser engine. */
import { describe, expect, it } from 'vitest';
import { engineTable, engineTest } from '../../../.scripts/lib/engine-table.mjs';

const FRAGMENTS = new Map([['goodlayers/counter-2.1.7.html', 'counter']]);

describe('engineTest', () => {
  it.each([
    [
      'tests/engines/firefox.test.ts',
      'Firefox > counter in Firefox > goodlayers/counter-2.1.7.html mounts',
      { widget: 'counter', engine: 'Firefox' },
    ],
    ['tests/engines/firefox.test.ts', 'Firefox > something else', undefined],
    [
      'tests/browser/conformance/conformance-1.test.ts',
      'the fragment goodlayers/counter-2.1.7.html > mounts once',
      { widget: 'counter', engine: 'Chromium' },
    ],
    ['tests/browser/conformance/conformance-2.test.ts', 'the widget counter > has a record', undefined],
    ['tests/browser/rtl.test.ts', 'the fragment goodlayers/counter-2.1.7.html > mounts once', undefined],
  ])('%s, %s', (file, name, expected) => {
    expect(engineTest(file, name, FRAGMENTS)).toEqual(expected);
  });
});

describe('engineTable', () => {
  it('has a line for each widget and a column for each engine', () => {
    const table = engineTable([
      { widget: 'tabs', engine: 'Chromium', state: 'passed' },
      { widget: 'tabs', engine: 'Chromium', state: 'passed' },
      { widget: 'tabs', engine: 'WebKit', state: 'passed' },
      { widget: 'tabs', engine: 'WebKit', state: 'failed' },
      { widget: 'counter', engine: 'WebKit', state: 'skipped' },
    ]);
    expect(table.split('\n')).toEqual([
      'widget   Chromium    WebKit',
      'counter              skipped',
      'tabs     2           1 failed',
    ]);
  });
});
