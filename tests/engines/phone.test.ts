/** Every widget by touch on a phone, in Chromium. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { records } from '../browser/conformance/records';
import { openChromium } from '../support/shared-chromium';
import { openWindow } from '../support/engines/playwright-window';
import { testEngine } from './engine-suite';

const TOUCH = { hasTouch: true, isMobile: true };
const PHONE = { ...TOUCH, viewport: { width: 390, height: 844 } };
const TABLET = { ...TOUCH, viewport: { width: 1024, height: 1366 } };
/** On a phone, the originals' stylesheets hide the arrows of a ticker and the titles of a table's columns. */
const HIDDEN = ['content-ticker', 'sortable-table'];

testEngine({
  name: 'Phone',
  launch: async () => openWindow(await openChromium(), PHONE),
  isTouch: true,
  withoutSteps: HIDDEN,
});

testEngine({
  name: 'Tablet',
  launch: async () => openWindow(await openChromium(), TABLET),
  isTouch: true,
  only: HIDDEN,
});

it.each(records.flatMap(({ untapped = '' }) => (untapped.endsWith('.test.ts') ? [untapped] : [])))(
  'has another test by touch: %s',
  (path) => {
    expect(readFileSync(path, 'utf8')).toContain('hasTouch');
  },
);
