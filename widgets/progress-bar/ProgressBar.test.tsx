/** The progress bar's component in React's strict mode. */
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { fakeMedia } from '../../tests/support/unit-media';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { eaHooks } from '../shared/essential-addons/ea-hooks';
import { ProgressBar } from './ProgressBar';
import { readProgressBar } from './read-markup';
import { innerMarkup } from '../../tests/support/markup';

const mountBar = (isReduced = false) => {
  fakeMedia(1024, isReduced);
  const observers = fakeIntersectionObserver();
  setBody(readFragment('essential-addons/progress-bar-6.6.9.html'));
  const server = innerMarkup(document.body);
  const bar = get('.eael-progressbar');
  const report = vi.fn<(code: string, detail?: unknown) => void>();
  const config = readConfig(document, vi.fn<() => void>());
  const reading = readProgressBar(bar, { config, report });
  const unmount = mountTwice(<ProgressBar reading={reading} config={config} report={report} />);
  return { observers, server, bar, report, unmount };
};

it.each([
  ['when it is visible', false],
  ['at once when reduced motion is preferred', true],
])('fills %s, and restores the markup of the server on unmount', (_name, isReduced) => {
  const { observers, server, bar, report, unmount } = mountBar(isReduced);
  expect(document.querySelectorAll('button')).toHaveLength(isReduced ? 0 : 1);
  observers.reveal(bar);
  expect(get('.eael-progressbar-line-fill').style.width).toBe('64%');
  expect(bar.getAttribute('aria-valuenow')).toBe('64');
  unmount();
  expect(innerMarkup(document.body).replace(' style=""', '')).toBe(server);
  expect(report).not.toHaveBeenCalled();
});

it('fills nothing after unmount', () => {
  const { observers, server, bar, unmount } = mountBar();
  unmount();
  observers.reveal(bar);
  expect(innerMarkup(document.body).replace(' style=""', '')).toBe(server);
});

it('stays filled when a script of the page throws in the hook of the start', () => {
  const { observers, bar, report } = mountBar();
  const error = new Error('page');
  eaHooks().addAction('progressBar.initValue', 'test', () => {
    throw error;
  });
  observers.reveal(bar);
  eaHooks().removeAction('progressBar.initValue', 'test');
  expect(get('.eael-progressbar-line-fill').style.width).toBe('64%');
  expect(report).toHaveBeenCalledExactlyOnceWith('hook_failed', error);
});
