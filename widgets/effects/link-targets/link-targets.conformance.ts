/** The link rule's record (link-targets): a widget of the whole page, which marks links and has no keys. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { ROOT } from '../../../tests/support/page-server';

const ANSWER = readFileSync(join(ROOT, 'mocks/answers/ids-d.json'), 'utf8');

export const linkTargets: ConformanceRecord = {
  widget: 'link-targets',
  versions: ['1.2', '1.3', '1.7.6', '1.8', '1.10'],
  // The other tests of the link rule check the links of each fragment.
  readState: (root) => ({
    parts: [...root.querySelectorAll('main a[href]')].map((link) =>
      link.getAttribute('target') === '_blank' && !/\bnoopener\b/.test(link.getAttribute('rel') ?? '')
        ? 'unsafe'
        : 'safe',
    ),
    focus: -1,
  }),
  stops: (root) => root.locator('main [tabindex]'),
  steps: [
    {
      name: 'the server answers',
      async act(_root, _before, page) {
        await page.waitForLoadState('networkidle');
        return true;
      },
      after: (before) => ({ ...before, parts: before.parts.map(() => 'safe') }),
    },
  ],
  keyboard: [],
  broken: '',
  changes: [
    {
      what: /^(\+(target|rel|aria-describedby)|a\S* (href|target|rel))$/,
      because: 'link-targets: links are marked in place',
    },
  ],
  routes: new Map([['/ajax', () => ANSWER]]),
  config: { ajaxUrl: '/ajax' },
  ofPage: true,
};
