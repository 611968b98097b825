/** The redirect at the end of a countdown (essential-addons, section 2). Fixed: its URL is checked. */
import { describe, expect, it, vi } from 'vitest';
import { build, context, html, SECOND } from '../../tests/support/unit-countdown';

/** Ends a countdown that redirects to another site, on a page with these settings. */
const endWith = async (
  settings: Record<string, unknown>,
): Promise<{ gone: string[]; reports: unknown[][] }> => {
  // A page redirects once: each run needs a new module.
  vi.resetModules();
  const { mount } = await import('./read-essential-addons');
  const gone: string[] = [];
  vi.spyOn(location, 'replace').mockImplementation((url) => void gone.push(String(url)));
  const report = vi.fn<(code: string, detail?: unknown) => void>();
  const own = context();
  const over = html('5.0.8-url')
    .replace(/data-date="[^"]*"/, 'data-date="Jan 01 2020 00:00:00 +0"')
    .replace(/data-redirect-url="[^"]*"/, 'data-redirect-url="https://elsewhere.example/"');
  mount(build(over, '.eael-countdown-wrapper'), {
    ...own,
    config: { ...own.config, settings: new Map(Object.entries(settings)) },
    report,
  });
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  return { gone, reports: report.mock.calls };
};

describe('the setting countdowns.same_origin_redirects', () => {
  it('keeps a countdown on its site, and reports it once', async () => {
    expect(await endWith({ 'countdowns.same_origin_redirects': true })).toEqual({
      gone: [],
      reports: [['not_redirected', 'https://elsewhere.example/']],
    });
  });

  it.each([{}, { 'countdowns.same_origin_redirects': false }, { 'countdowns.same_origin_redirects': 'yes' }])(
    'allows other sites with %j',
    async (settings) => {
      expect(await endWith(settings)).toEqual({ gone: ['https://elsewhere.example/'], reports: [] });
    },
  );
});

const leave = async (text: string, isHome = false): Promise<string[]> => {
  vi.resetModules();
  const { leaveFor } = await import('./expire');
  const gone: string[] = [];
  vi.spyOn(location, 'replace').mockImplementation((url) => void gone.push(String(url)));
  leaveFor(text, isHome);
  leaveFor(text, isHome);
  leaveFor('/another/', isHome);
  return gone;
};

describe('a redirect', () => {
  it.each(['/tickets/', 'https://elsewhere.example/', '//elsewhere.example/x'])(
    '[RELIABILITY 54, 55] to %s happens once, even if other countdowns end',
    async (text) => expect(await leave(text)).toEqual([new URL(text, location.href).href]),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example/',
    'https://a@b.example/',
    '',
    '#',
    `${location.href}#over`,
    location.href,
  ])('[RELIABILITY 54, 55] to %j does not happen', async (text) =>
    expect(await leave(text)).toEqual([new URL('/another/', location.href).href]),
  );

  it('[RELIABILITY 54] stays on the host if the site says so', async () => {
    expect(await leave('https://elsewhere.example/', true)).toEqual([
      new URL('/another/', location.href).href,
    ]);
  });
});
