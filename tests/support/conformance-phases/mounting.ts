/** The first phase: what the server sent, and what mounting changes. */
import { newFaults, rememberFaults } from '../axe';
import { allShown, finishMovements, nextFrames, settled, start } from '../conformance-page';
import type { ServerNodes } from '../conformance-probe';
import type { Run } from './phase';

/** What was seen while the widget mounted. */
export interface MountingObservations {
  readonly states: readonly string[];
  readonly marks: readonly (string | null)[];
  readonly readyCounts: readonly number[];
  readonly readyCountsAfterScan: readonly number[];
  readonly nodes: ServerNodes;
  readonly movedBoxes: readonly string[];
  readonly layoutShift: number;
  readonly isPixelEqual: boolean;
  readonly faults: readonly string[];
}

/** Starts Atoll on the server's page and compares. */
export async function observeMounting(run: Run): Promise<MountingObservations> {
  const { page, definition, file } = run;
  const { record } = run.use;
  const { selector } = definition;

  // What the server sent
  await rememberFaults(page);
  if (record.reveal) {
    const reveal = await page.addStyleTag({ content: record.reveal });
    await rememberFaults(page);
    await reveal.evaluate((style) => (style as Element).remove());
    await nextFrames(page);
    await finishMovements(page);
  }
  await page.evaluate(() => window.probe.remember(document.querySelector('main') ?? document.body));
  const before = await page.screenshot({ caret: 'initial' });

  // Mounting
  await start(page);
  await allShown(page, definition);
  const after = await page.screenshot({ caret: 'initial' });
  const mounted = await page.evaluate((selector) => {
    const roots = [...document.querySelectorAll(selector)];
    const readyCounts = window.probe.readyCounts();
    window.atoll?.scan(document);
    const states = (window.atoll?.widgets() ?? [])
      .filter(({ element }) => roots.includes(element))
      .map(({ state }) => state);
    return {
      states,
      marks: roots.map((element) => element.getAttribute('data-atoll-state')),
      readyCounts,
      nodes: window.probe.nodes(),
      movedBoxes: window.probe.movedBoxes(),
      layoutShift: window.probe.layoutShift(),
    };
  }, selector);
  await settled(page);
  const readyCountsAfterScan = await page.evaluate(() => window.probe.readyCounts());
  await record.afterMounting?.(page);
  // Half-transparent content has too little contrast for axe.
  await finishMovements(page);
  const faults = await newFaults(page);
  run.isUsable = mounted.marks.length > 0 && record.cannotMount?.(file) !== true;
  return { ...mounted, readyCountsAfterScan, isPixelEqual: before.equals(after), faults };
}
