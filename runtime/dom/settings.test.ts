import { describe, expect, it, vi } from 'vitest';
import { readSettings, wholeNumber } from './settings';

const TABLE = { speedMs: wholeNumber('data-speed', 400), columns: wholeNumber('data-columns', 3, 1) };

function read(attributes: Readonly<Record<string, string>>) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const report = vi.fn<(code: string, detail: unknown) => void>();
  return { settings: readSettings(element, TABLE, report), report };
}

describe('settings in attributes', () => {
  it.each([
    ['200', 200],
    [' 200 ', 200],
    ['+200', 200],
    ['200ms', 200],
    ['200 px', 200],
    ['200.9', 200],
    ['0', 0],
    ['0007', 7],
    ['200 ms 300', 200],
    ['1,5', 1],
    ['1e3', 1],
    ['10vh', 10],
    ['5%', 5],
    ['\u00a0200', 200],
    ['0x10', 0],
  ])('reads %j as %d', (text, expected) => {
    const { settings, report } = read({ 'data-speed': text });
    expect(settings).toEqual({ speedMs: expected, columns: 3 });
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['', '   '])('takes %j as not set', (text) => {
    const { settings, report } = read({ 'data-speed': text });
    expect(settings.speedMs).toBe(400);
    expect(report).not.toHaveBeenCalled();
  });

  it('uses the defaults without attributes', () => {
    const { settings, report } = read({});
    expect(settings).toEqual({ speedMs: 400, columns: 3 });
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    'fast',
    '$5',
    '.5',
    '-1',
    'NaN',
    'Infinity',
    '9'.repeat(400),
    '٢',
    '[object Object]',
    '__proto__',
  ])('RELIABILITY 9: uses the default for %j, and reports it once', (text) => {
    const { settings, report } = read({ 'data-speed': text });
    expect(settings.speedMs).toBe(400);
    expect(report).toHaveBeenCalledExactlyOnceWith('bad_data-speed', text.slice(0, 100));
  });

  it('treats a value below the minimum as invalid', () => {
    expect(read({ 'data-columns': '0' }).settings.columns).toBe(3);
    expect(read({ 'data-columns': '1' }).settings.columns).toBe(1);
  });

  it('reports each attribute on its own', () => {
    const { settings, report } = read({ 'data-speed': 'x', 'data-columns': 'y' });
    expect(settings).toEqual({ speedMs: 400, columns: 3 });
    expect(report.mock.calls).toEqual([
      ['bad_data-speed', 'x'],
      ['bad_data-columns', 'y'],
    ]);
  });

  it.each([
    ['digits', '1'.repeat(1_000_000)],
    ['white space around', `${' '.repeat(500_000)}x${' '.repeat(500_000)}`],
    ['points', '.'.repeat(1_000_000)],
  ])('RELIABILITY 9: rejects an attribute of 1 MB at once: %s', { timeout: 2000 }, (_what, text) => {
    const { settings, report } = read({ 'data-speed': text });
    expect(settings.speedMs).toBe(400);
    expect(report).toHaveBeenCalledOnce();
    expect(String(report.mock.calls[0]?.[1]).length).toBeLessThanOrEqual(100);
  });

  it('types the result by the table', () => {
    const words = { attribute: 'data-word', fallback: 'none', parse: (text: string) => text };
    const element = document.createElement('p');
    const settings = readSettings(
      element,
      { word: words, speedMs: wholeNumber('data-speed', 1) },
      () => undefined,
    );
    const { word, speedMs }: { word: string; speedMs: number } = settings;
    expect([word, speedMs]).toEqual(['none', 1]);
  });
});
