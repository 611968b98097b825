/** Keeps a screenshot of a page when its test fails. `npm test` names the file beside the failure. */
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { ROOT } from './page-server';

declare module 'vitest' {
  interface TaskMeta {
    /** Traces and screenshots of a failed test, from the root of the repository. */
    evidence?: string[];
  }
}

/** Not in the build's folder: a run must not change what it tests. */
const FOLDER = join(ROOT, 'test-results/failures');

/** A page that hangs must not delay the next test by more than this. */
const SCREENSHOT_LIMIT_MS = 5000;

/**
 * Call this in a test, after the call that registers the closing of the page: the last registered function runs first.
 */
export function keepEvidence(page: Page): void {
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'fail' || page.isClosed()) return;
    mkdirSync(FOLDER, { recursive: true });
    const path = join(FOLDER, `${task.id}.png`);
    try {
      await page.screenshot({ path, timeout: SCREENSHOT_LIMIT_MS });
    } catch (error) {
      console.log(`no screenshot of the failure: ${String(error)}`);
      return;
    }
    task.meta.evidence = [...(task.meta.evidence ?? []), relative(ROOT, path)];
  });
}
