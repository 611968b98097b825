/**
 * The server's edits change nothing of a page but what they are meant to change, wherever HTML only looks like HTML. The
 * pages are compared as parsed trees.
 */
import { describe, expect, it } from 'vitest';
import { oddPages, WIDGETS } from '../support/odd-pages';
import { unmeantDifference } from '../support/page-trees';
import { editedPages, whyNoPhp } from '../support/server-edits';
import { skipFor } from '../support/skip';

/** Pages that differ in their markup only inside of text and values. */
const PAGES = oddPages();

describe('the edits of odd pages', skipFor(whyNoPhp), () => {
  it('change nothing but what they are meant to', () => {
    const edited = editedPages(PAGES);
    expect(PAGES.length).toBeGreaterThan(1200);
    const faults = PAGES.flatMap((page, index) => {
      const difference = unmeantDifference(page, edited[index]?.html ?? '');
      return difference === undefined ? [] : [`${difference}\n  in ${page}`];
    });
    expect(faults).toEqual([]);
  });

  it('are made where the page has the markup', () => {
    const names = Object.keys(WIDGETS);
    const pages = Object.values(WIDGETS).map((markup) => `<head></head><body>${markup}</body>`);
    const untouched = editedPages(pages).flatMap(({ html }, index) =>
      /data-atoll-|aria-label|role=/.test(html?.split('</head>')[1] ?? '') ? [] : [names[index]],
    );
    expect(untouched).toEqual([]);
  });
});
