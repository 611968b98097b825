/** The filterable gallery's component in React's strict mode. */
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readConfig } from '../../runtime/page/config';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { FilterableGallery } from './FilterableGallery';
import { readFilterableGallery } from './read-markup';
import { eventually } from '../../tests/support/eventually';

const ITEM = '.eael-filterable-gallery-item-wrap';

it('loads each item once, and leaves the server’s markup', async () => {
  setBody(readFragment('essential-addons/filterable-gallery-6.6.9-layout-3.html'));
  const root = get('.eael-filter-gallery-wrapper');
  const attributes = (): readonly string[] =>
    [root, ...root.querySelectorAll('*')].map((node) =>
      [...node.attributes]
        .filter(({ name }) => name !== 'style')
        .map(({ name, value }) => `${name}=${value}`)
        .toSorted()
        .join(' '),
    );
  const server = attributes();
  const report = vi.fn<(code: string, detail?: unknown) => void>();
  const config = readConfig(document, () => undefined);
  const reading = readFilterableGallery(root, { config, report });
  const unmount = mountTwice(<FilterableGallery reading={reading} report={report} />);
  expect(root.querySelectorAll(ITEM)).toHaveLength(4);
  flushSync(() => get('.eael-gallery-load-more', root).click());
  await eventually(() => expect(root.querySelectorAll(ITEM)).toHaveLength(6));
  flushSync(() => get('[data-filter=".eael-cf-campus"]', root).click());
  expect(get('.control.active', root).getAttribute('aria-selected')).toBe('true');
  unmount();
  expect(attributes()).toEqual(server);
  expect(report).not.toHaveBeenCalled();
});

it('returns the focus to its button from an option that is pressed while the list fades out', () => {
  setBody(readFragment('essential-addons/filterable-gallery-6.6.9-layout-3.html'));
  const root = get('.eael-filter-gallery-wrapper');
  const report = vi.fn<(code: string, detail?: unknown) => void>();
  const reading = readFilterableGallery(root, { config: readConfig(document, () => undefined), report });
  const unmount = mountTwice(<FilterableGallery reading={reading} report={report} />);
  const option = get('[data-filter=".eael-cf-campus"]', root);
  // The list is closed.
  option.focus();
  option.click();
  expect(document.activeElement).toBe(get('.fg-filter-trigger', root));
  expect(option.getAttribute('aria-selected')).toBe('true');
  unmount();
});
