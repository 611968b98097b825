/** What the boxes that answer the pointer have in common for the conformance suite. */
import type { SeenState, Step } from './conformance';

/** What there is to see after a step. */
type Parts = (before: SeenState) => readonly string[];

/** The pointer comes and goes. */
export function pointerSteps(there: Parts, away: Parts): readonly Step[] {
  return [
    {
      name: 'the pointer comes',
      async act(root, _before, page) {
        await page.mouse.move(0, 0);
        await root.hover();
        return true;
      },
      after: (before) => ({ ...before, parts: there(before) }),
    },
    {
      name: 'the pointer leaves',
      async act(_root, _before, page) {
        await page.mouse.move(0, 0);
        return true;
      },
      after: (before) => ({ ...before, parts: away(before) }),
    },
  ];
}
