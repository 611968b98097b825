/** The limits of `.limits.json` as tests and benches read them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './page-server';

/** All limits; each is read by a test or bench. */
export interface Limits {
  /** By kind of built file; read by the build. */
  readonly gzippedKb: Readonly<Record<string, number>>;
  /** Read by the benches. */
  readonly timesMs: {
    readonly entryAndScan5000NodesAt4x: number;
    readonly entryOnPageWithoutWidgetsAt4x: number;
    readonly longestTaskAt4x: number;
    readonly offScreen1000Against10At4x: number;
    readonly medianScrollFrameAt4x: number;
    readonly replayAfterMount: number;
  };
  readonly layoutShift: number;
  /** After fifty changes of a listing. */
  readonly heapGrowthMb: number;
  /** The share by which the heap may grow in half an hour of use. */
  readonly heapGrowthOfSoak: number;
  /** RELIABILITY 71; shares are relative to the same page with the originals' libraries. */
  readonly referencePage: {
    /** Before the visitor does anything, with what is fetched in advance; gzipped, with its headers. */
    readonly scriptKbFetched: number;
    readonly scriptShare: number;
    readonly blockingShare: number;
    readonly lcpShare: number;
    readonly layoutShift: number;
    readonly interactionMsAt4x: number;
  };
}

export const LIMITS = JSON.parse(readFileSync(join(ROOT, '.limits.json'), 'utf8')) as Limits;
