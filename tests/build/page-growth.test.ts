/**
 * Twice the markup costs the server at most three times as much, however it is nested. Milliseconds are in the benchmarks:
 * here, times are compared with each other.
 */
import { describe, expect, it } from 'vitest';
import { MOST_NESTED, NESTS, nested } from '../support/nested-pages';
import { editedPages, whyNoPhp } from '../support/server-edits';
import { skipFor } from '../support/skip';

const SMALL_BYTES = 20_000;
/** A page of so many bytes gets the most additions. */
const LARGE_BYTES = 100_000;
/** Four times the markup, because the fixed costs of a small page hide the growth of twice as much. */
const FACTOR = 4;
/** Three times as much for twice the markup. Quadratic growth is 16 times as much for four times the markup. */
const MOST_GROWTH = 9;
/** A page of this time is too fast to be measured. */
const FAST_MS = 3;
/** Each page is measured so often, and the fastest counts, because other work on the machine only makes pages slower. */
const ROUNDS = 4;
/** A page that seems slow is measured so often. Quadratic growth is slow each time. */
const ROUNDS_OF_SLOW = 16;

/** @returns the shortest time of each page */
function times(pages: readonly string[], count: number): readonly number[] {
  const rounds = Array.from({ length: count }, () => editedPages(pages).map(({ ms }) => ms));
  return pages.map((_, index) => Math.min(...rounds.map((round) => round[index] ?? Infinity)));
}

/** @returns the nests whose large pages take too long, with both times */
function slowNests(
  nests: typeof NESTS,
  rounds: number,
): readonly (readonly [(typeof NESTS)[number], string])[] {
  // In the same processes: one may be faster than the next.
  const all = times(
    [SMALL_BYTES, SMALL_BYTES * FACTOR].flatMap((bytes) => nests.map((nest) => nested(nest, bytes))),
    rounds,
  );
  return nests.flatMap((nest, index) => {
    const [before = 0, after = 0] = [all[index], all[nests.length + index]];
    const isSlow = after > MOST_GROWTH * Math.max(before, FAST_MS);
    return isSlow ? [[nest, `${nest[0]}: ${before} → ${after} ms`] as const] : [];
  });
}

describe('the time for a page', skipFor(whyNoPhp), () => {
  it('grows with its size only', () => {
    expect(NESTS.length).toBeGreaterThan(40);
    const suspects = slowNests(NESTS, ROUNDS).map(([nest]) => nest);
    const slow = suspects.length > 0 ? slowNests(suspects, ROUNDS_OF_SLOW) : [];
    expect(slow.map(([, line]) => line)).toEqual([]);
  });

  it('adds at most 300 kB to a page', () => {
    const pages = NESTS.map((nest) => nested(nest, LARGE_BYTES));
    const added = editedPages(pages).map(
      ({ html }, index) => (html?.length ?? 0) - (pages[index]?.length ?? 0),
    );
    expect(Math.max(...added)).toBeLessThan(300_000);
    expect(Math.max(...added)).toBeGreaterThan(10_000);
  });

  it('ends, and the page stays as it is, when too many tags are nested', () => {
    const [edited] = editedPages([nested(MOST_NESTED, 3_000_000)]);
    expect(edited?.html).toBeUndefined();
  });
});

const HEADER = `<b>${'long '.repeat(3200)}</b>`;

describe('copies of the page’s own texts', skipFor(whyNoPhp), () => {
  it('a header of 16 kB is not copied to the cells of its column', () => {
    const cell = '<tr><td><div class="td-content-wrapper">v</div></td></tr>';
    const page = `<head></head><div class="eael-data-table-wrap" data-custom_responsive="true"><table><thead><tr><th>${HEADER}</th></tr></thead><tbody>${cell.repeat(240)}</tbody></table></div>`;
    const [edited] = editedPages([page]);
    expect(edited?.html).not.toContain('th-mobile-screen');
    expect(edited?.html?.length).toBeLessThan(page.length + 10_000);
  });

  it.each([
    ['an open tag', '<b>over'],
    ['an end tag', 'over</div>'],
    ['crossed tags', '<b><i>over</b></i>'],
    ['an open comment', 'over<!--'],
    ['an item without its list', '<li>over</li>'],
    ['a part of a table', '<td>over</td>'],
    ['a title', '<title>over'],
  ])('the text of an expired countdown with %s is left out', (_, text) => {
    const html = text.replaceAll('<', '&lt;');
    const page = `<head></head><div class="eael-countdown-wrapper" data-expire-type="text" data-expiry-text="${html}"><div class="c"><ul data-date="Sep 01 2020 9:00:00"><li></li></ul></div></div>`;
    const [edited] = editedPages([page]);
    expect(edited?.html).not.toContain('eael-countdown-finish-text');
    expect(edited?.html).toContain('first-paint-essential-addons.css');
  });

  it('a balanced text is shown', () => {
    const page =
      '<head></head><div class="eael-countdown-wrapper" data-expire-type="text" data-expiry-text="&lt;p id=&quot;x&quot;&gt;It is &lt;b&gt;over&lt;/b&gt;.&lt;/p&gt;"><div class="c"><ul data-date="Sep 01 2020 9:00:00"><li></li></ul></div></div>';
    expect(editedPages([page])[0]?.html).toContain(
      '<div class="eael-countdown-finish-text"><p>It is <b>over</b>.</p></div>',
    );
  });
});
