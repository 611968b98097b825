/** The record of the consent form (goodlayers-panels, section 14): tabs, and switches in their panes. */
import type { ConformanceRecord } from '../../tests/support/conformance';
import { tabRecord } from '../shared/tabs/tabs.conformance';

const record = tabRecord(['column']);

export const gdprForm: ConformanceRecord = {
  ...record,
  widget: 'gdpr-form',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  changes: [
    {
      what: /^\+style$/,
      because:
        'goodlayers-panels, section 14: a checkbox that the stylesheet takes away is only out of sight',
    },
  ],
  moves: [
    { what: /^input\.gdlr-core-gdpr-form-checkbox:/, because: 'goodlayers-panels, section 14: the same' },
  ],
  reveal: '.gdlr-core-gdpr-form-content-wrap { display: block !important }',
  broken:
    '<form id="gdlr-core-gdpr-form" class="gdlr-core-js clearfix" method="POST"><p>No sections</p></form>',
};
