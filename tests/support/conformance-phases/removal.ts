/** The phases in which the widget's node is moved, removed and inserted again. */
import type { SeenState } from '../conformance';
import { type Action, beginSomething, doSteps } from '../conformance-actions';
import { allOnScreenMounted, allShown, listenersIn, nextFrames, settled } from '../conformance-page';
import type { Standing } from '../conformance-probe';
import { look, type Run, without } from './phase';

/** The widget in another parent. */
export interface MovedObservations {
  readonly stateBefore: SeenState;
  readonly stateAfter: SeenState;
  readonly actions: readonly Action[];
}

/** What is left of a widget after its node was removed, and what comes back with the node. */
export interface RemovalObservations {
  readonly widgets: number | undefined;
  readonly leftovers: Standing;
  readonly newListeners: Standing;
  readonly actions: readonly Action[];
}

/** Moves the content of the page to another parent: a section. */
export async function observeMoved(run: Run): Promise<MovedObservations> {
  const { page } = run;
  const stateBefore = await look(run);
  await page.evaluate(() => {
    const elsewhere = document.createElement('section');
    document.body.prepend(elsewhere);
    elsewhere.append(...(document.querySelector('main')?.childNodes ?? []));
  });
  await settled(page);
  const stateAfter = await look(run);
  return { stateBefore, stateAfter, actions: await firstStep(run) };
}

/** Fills the section anew, removes it during an animation, and inserts it again. */
export async function observeRemoval(run: Run): Promise<RemovalObservations> {
  const { page, html, definition, use, baseline } = run;
  const { record } = use;
  const section = await page.$('section');
  if (!section) throw new Error('the test page has lost its section');
  await section.evaluate((node, html) => {
    (node as Element).replaceChildren(document.createRange().createContextualFragment(html));
  }, html);
  await allShown(page, definition);
  await allOnScreenMounted(page);
  await nextFrames(page);
  const listenersBefore = await listenersIn(section);
  // Automatic animations have started by now.
  if (run.isUsable && !record.restingState) await beginSomething(use);
  await section.evaluate((node) => node.remove());
  await settled(page);
  if (record.endsWithAFrame) await page.evaluate(() => window.probe.advance(0));
  const widgets = await page.evaluate(
    () =>
      // The widgets of the whole page stay.
      window.atoll?.widgets().filter(({ element }) => element !== document.documentElement).length,
  );
  const leftovers = without(await page.evaluate(() => window.probe.standing()), baseline);
  await page.evaluate((node) => document.body.append(node), section);
  await allShown(page, definition);
  await allOnScreenMounted(page);
  const newListeners = without(await listenersIn(section), listenersBefore);
  return { widgets, leftovers, newListeners, actions: await firstStep(run) };
}

const firstStep = async ({ use, isUsable }: Run): Promise<readonly Action[]> =>
  isUsable ? doSteps(use, use.record.steps.slice(0, 1)) : [];
