/** What the log of visits reads from the page, and what it reports. */
import { expect, test, vi } from 'vitest';
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
  expect(readLogData(document, () => expect.unreachable())).toBeUndefined();
});

test('sends nothing to another site', () => {
  setBody('<script type="application/json" id="atoll-log">{"url":"https://elsewhere.example/"}</script>');
  const onForeign = vi.fn<(url: string) => void>();
  expect(readLogData(document, onForeign)).toBeUndefined();
  expect(onForeign).toHaveBeenCalledExactlyOnceWith('https://elsewhere.example/');
});

test('reads a script behind an element with its id', () => {
  setBody(
    '<pre id="atoll-log">{"url":"https://elsewhere.example/"}</pre><script type="application/json" id="atoll-log">{"url":"/log"}</script>',
  );
  expect(readLogData(document, () => expect.unreachable())).toEqual({ url: '/log' });
});
