/** Every widget by touch on a phone, in Chromium. */
import { launchChromium } from '../support/browser';
import { openWindow } from '../support/engines/playwright-window';
import { testEngine } from './engine-suite';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

testEngine({
  name: 'Phone',
  launch: async () => openWindow(await launchChromium(), PHONE),
  isTouch: true,
  // The originals' stylesheets hide the arrows of a ticker and the titles of a table's columns.
  withoutSteps: ['content-ticker', 'sortable-table'],
});
