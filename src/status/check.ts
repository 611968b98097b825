/** Checks the pages of the site, one request a page, with the routes of wp-plugin/includes/admin/status-check.php. */
import ky from 'ky';
import { ownData } from '../../runtime/page/own-script';

/** What Atoll does on a page, in words for the owner of the site. */
export interface CheckedPage {
  /** The page's URL. */
  readonly page: string;
  /** Names of the plugins and libraries that are not loaded. */
  readonly goes: readonly string[];
  readonly stays: readonly { readonly name: string; readonly why: string }[];
  /** Bytes that visitors load less, compressed; negative if they load more. */
  readonly saved: number;
  /** What the page gains, and what keeps the rest. Checks of earlier releases have no such text. */
  readonly line?: string;
  /** Why the page could not be checked or does not work; '' if there is no problem. */
  readonly problem: string;
  /** Why the page is skipped on purpose. Checks of earlier releases have no such text. */
  readonly skipped?: string;
}

/** The data that the settings page prints. */
export interface StatusData {
  /** URL of the plugin's REST routes. */
  readonly root: string;
  readonly nonce: string;
  /** Lines for the report, such as the releases of the plugins. */
  readonly found: readonly string[];
  /** Why visitors get the original scripts; '' if they get Atoll. */
  readonly mode: string;
  /** The last check; null if there was none. */
  readonly check: { readonly date: string; readonly pages: readonly CheckedPage[] } | null;
  readonly strings: Readonly<Record<string, string>>;
}

/**
 * @param page the settings page
 * @returns the printed data
 * @throws {Error} if the page does not contain it
 */
export function readStatus(page: Document): StatusData {
  const data = ownData(page, 'atoll-status-data');
  if (!data) throw new Error('The page has no status data.');
  return data as StatusData;
}

/** Shows a check's progress. */
export type OnChecked = (checked: readonly CheckedPage[], total: number) => void;

/**
 * Checks the pages one after another, so that a small server has time for its visitors.
 *
 * @param onChecked called after each page, with all results so far and the number of pages
 * @param signal stops the check
 * @throws {Error} if the server refuses a request, or the signal stops the check
 */
export async function checkSite(
  { root, nonce }: StatusData,
  onChecked: OnChecked,
  signal: AbortSignal,
): Promise<void> {
  // The server examines a page for up to ten seconds, and its entry too.
  const api = ky.create({
    prefix: root,
    headers: { 'x-wp-nonce': nonce },
    signal,
    timeout: 30_000,
    retry: 0,
  });
  const pages = await api.get('pages').json<readonly string[]>();
  const checked: CheckedPage[] = [];
  for (const page of pages) {
    const json = { page, first: checked.length === 0 };
    checked.push(await api.post('check', { json }).json<CheckedPage>());
    onChecked([...checked], pages.length);
  }
}

/** What the owner should know at first sight. */
export type Verdict = 'good' | 'larger' | 'nothing' | 'problems' | 'unchecked';

/** @returns the verdict on checked pages; `good` only if the pages together are smaller and no page has a problem */
export function verdictOn(pages: readonly CheckedPage[]): Verdict {
  if (pages.length === 0) return 'unchecked';
  if (pages.some(({ problem }) => problem !== '')) return 'problems';
  if (pages.every(({ goes }) => goes.length === 0)) return 'nothing';
  return averageSaved(pages) > 0 ? 'good' : 'larger';
}

/** @returns the bytes that a page saves on average, among those on which Atoll runs */
export function averageSaved(pages: readonly CheckedPage[]): number {
  const saved = examined(pages).map((page) => page.saved);
  return saved.length === 0 ? 0 : saved.reduce((sum, bytes) => sum + bytes, 0) / saved.length;
}

/** @returns the pages that could be examined and are not excluded */
export function examined(pages: readonly CheckedPage[]): readonly CheckedPage[] {
  return pages.filter(({ problem, skipped }) => !problem && !skipped);
}

/** @returns the pages to look at first: those with a problem, then those that grow, then the others, each in the given order */
export function mostUrgentFirst(pages: readonly CheckedPage[]): readonly CheckedPage[] {
  const rank = ({ problem, saved }: CheckedPage): number => (problem ? 0 : saved < 0 ? 1 : 2);
  return pages.toSorted((one, other) => rank(one) - rank(other));
}

/** @returns a size as text, in kB of 1,000 bytes */
export const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** @returns a text with values in place of `%s`, or of `%1$s` and so on */
export function filled(text: string, values: readonly (string | number)[]): string {
  let next = 0;
  return text.replaceAll(/%(?:(\d)\$)?s/g, (_match, place?: string) => {
    const index = place === undefined ? next++ : Number(place) - 1;
    return String(values[index] ?? '');
  });
}

/** @returns the report as plain text, for support */
export function reportOf(found: readonly string[], pages: readonly CheckedPage[]): string {
  const lines = pages.flatMap(({ page, goes, stays, saved, line, problem, skipped }) => [
    '',
    `${page} (${kilobytes(saved)})`,
    ...(line ? [`  ${line}`] : []),
    ...(problem ? [`  ! ${problem}`] : []),
    ...(skipped ? [`  ${skipped}`] : []),
    ...goes.map((name) => `  - ${name}`),
    ...stays.map(({ name, why }) => `  + ${name}: ${why}`),
  ]);
  return [...found, ...lines].join('\n');
}
