/** The tabs' record (goodlayers-panels, section 3). */
import type { ConformanceRecord } from '../../tests/support/conformance';
import { tabRecord } from '../shared/tabs/tabs.conformance';

export const tabs: ConformanceRecord = {
  ...tabRecord(['row', 'column']),
  widget: 'tabs',
  looksOnly: (file) => /style(2-|3-)|theme-images|featurev-bare/.test(file),
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  changes: [
    {
      what: /^(\+style|\S*(title-line|slide-bar)\b.* (class|style))$/,
      because:
        'goodlayers-panels, sections 3.1, 3.5 and 3.6: the line has its place; 3.7: the theme’s picture its width',
    },
  ],
  // Another widget lays out the pictures beside the tabs.
  repaints: (html) => html.includes('gdlr-core-tab-item-content-image-wrap'),
  moves: [
    {
      what: /tab-item-(content-image-wrap|image)/,
      because: 'goodlayers-theme, section 6: another widget lays the pictures out',
    },
    {
      what: /^div\.gdlr-core-tab-\S*(title-line|slide-bar(-border)?)\b/,
      because: 'goodlayers-panels, sections 3.1, 3.5 and 3.6: the line moves to the active title',
    },
  ],
  reveal: '[data-tab-id] { display: block !important }',
  broken: '<div class="gdlr-core-tab-item gdlr-core-js"><p>Neither titles nor panes</p></div>',
};
