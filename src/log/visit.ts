/** What the log of visits reports. */
import { ownData } from '../../runtime/page/own-script';
import { isOwnUrl } from '../../runtime/page/own-url';

export interface LogData {
  /** URL of the route that takes reports. */
  readonly url: string;
  /** The type of the page, such as `front`. */
  readonly page: string;
  /** Whether Atoll runs on the page. */
  readonly variant: 'atoll' | 'original';
  /** The share of visits whose speed is reported, from 0 to 1. */
  readonly share: number;
}

/**
 * @param page the document
 * @param onForeign called with the URL if reports would go to another site
 * @returns what the server printed; undefined if it is missing or invalid, or if reports would go to another site
 */
export function readLogData(page: Document, onForeign: (url: string) => void): LogData | undefined {
  try {
    const data = ownData(page, 'atoll-log') as LogData | undefined;
    if (!data || isOwnUrl(page, data.url)) return data;
    onForeign(data.url);
  } catch {
    // The report is not worth an error on the page.
  }
  return undefined;
}

/**
 * @param vitals values by the names of the metrics, in ms or as a score
 * @param failed names of widgets
 * @returns the report as JSON; undefined if there is nothing to report
 */
export function reportOf(
  { page, variant }: LogData,
  vitals: Readonly<Record<string, number>>,
  failed: readonly string[],
): string | undefined {
  if (Object.keys(vitals).length === 0 && failed.length === 0) return undefined;
  return JSON.stringify({ page, variant, vitals, failed });
}
