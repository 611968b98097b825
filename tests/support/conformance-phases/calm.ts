/** The phase with reduced motion. */
import type { SeenState } from '../conformance';
import { type Action, doSteps } from '../conformance-actions';
import { allShown, finishMovements, nextFrames, replaceContent } from '../conformance-page';
import { look, NOTHING, type Run } from './phase';

/** The widget for a visitor who prefers reduced motion. */
export interface CalmObservations {
  readonly seen: SeenState;
  readonly resting: SeenState;
  readonly running: number;
  readonly actions: readonly Action[];
}

/** Longer than any animation of a widget. */
const LONG_MS = 10_000;

/** Mounts the fragment anew with reduced motion, which ends with the phase. */
export async function observeCalm(run: Run): Promise<CalmObservations> {
  const { page, html, definition, use, isUsable } = run;
  const { record, root } = use;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await replaceContent(page, html);
  await allShown(page, definition);
  // Observers start the widgets that follow the screen. These are laid out in the next frame, which takes no time.
  await nextFrames(page);
  if (!record.restingState) await page.evaluate(() => window.probe.advance(0));
  const seen = await look(run);
  // Without a resting state, it is the state after all animations have ended.
  const rest = async (): Promise<SeenState> => {
    await page.evaluate((ms) => window.probe.advance(ms), LONG_MS);
    await finishMovements(page);
    return look(run);
  };
  const resting = isUsable ? await (record.restingState?.(root()) ?? rest()) : NOTHING;
  const actions = isUsable ? await doSteps(use, record.steps, { isCalm: true }) : [];
  const running = await page.evaluate(
    () =>
      document.getAnimations().filter((animation) => {
        const { effect } = animation;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        // A transition of the page's stylesheet is not the widget's animation.
        const isOfPage =
          animation instanceof CSSTransition && !target?.getAttribute('style')?.includes('transition');
        return !isOfPage;
      }).length,
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return { seen, resting, running, actions };
}
