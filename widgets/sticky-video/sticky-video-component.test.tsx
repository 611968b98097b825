/** The sticky video's component in React's strict mode (essential-addons, section 12). */
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { get, setBody } from '../../tests/support/unit-runtime';
import { readStickyVideo } from './read-markup';
import { StickyVideo } from './StickyVideo';
import { innerMarkup } from '../../tests/support/markup';
import { eventually } from '../../tests/support/eventually';

it('plays once and leaves the server’s markup when strict mode has mounted it twice', async () => {
  // The simulated DOM cannot read the overlay's image.
  const html = readFragment('essential-addons/sticky-video-4.7.0-overlay.html');
  setBody(html.replace(/ style="background-image[^"]*"/, ''));
  const before = innerMarkup(document.body);
  const report = vi.fn<() => void>();
  const fail = vi.fn<() => void>();
  const reading = readStickyVideo(get('.eael-sticky-video-wrapper'), {
    config: readConfig(document, report),
    report,
  });
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <StrictMode>
        <StickyVideo reading={reading} report={report} fail={fail} />
      </StrictMode>,
    ),
  );
  const box = get('.eael-sticky-video-player2');
  const overlay = get('.eaelsv-overlay');
  expect(box.hasAttribute('inert')).toBe(true);
  expect(document.querySelectorAll('.plyr__control--overlaid')).toHaveLength(1);
  overlay.click();
  await eventually(() => expect(box.id).toBe('videobox'));
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  expect([box.hasAttribute('inert'), overlay.style.display]).toEqual([false, 'none']);
  flushSync(() => root.unmount());
  expect(innerMarkup(document.body)).toBe(before);
  expect([...report.mock.calls, ...fail.mock.calls]).toEqual([]);
});
