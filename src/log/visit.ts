/** What the log of visits reports. */
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
 * @returns what the server printed; undefined if it is missing or invalid
 */
export function readLogData(page: Document): LogData | undefined {
  try {
    return JSON.parse(page.getElementById('atoll-log')?.textContent ?? '') as LogData;
  } catch {
    return undefined;
  }
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
