/** What the log of visits reads from the page, and what it reports. */
import { expect, test } from 'vitest';
import { setBody } from '../../tests/support/unit-runtime';
import { type LogData, readLogData, reportOf } from './visit';

const DATA: LogData = { url: '/log', page: 'front', variant: 'atoll', share: 0.1 };

test('reports the type of the page, the metrics and the failed widgets', () => {
  expect(JSON.parse(reportOf(DATA, { LCP: 900 }, ['tabs']) ?? '')).toEqual({
    page: 'front',
    variant: 'atoll',
    vitals: { LCP: 900 },
    failed: ['tabs'],
  });
});

test('reports nothing if nothing was measured and nothing failed', () => {
  expect(reportOf(DATA, {}, [])).toBeUndefined();
});

test.each(['', '<script type="application/json" id="atoll-log">{</script>'])('needs data: %j', (html) => {
  setBody(html);
  expect(readLogData(document)).toBeUndefined();
});
