/** What the boxes that answer the pointer have in common for the conformance suite. */
import type { Step } from '../../support/conformance';

/** The pointer comes and goes; `parts` are what there is to see then. */
export function pointerSteps(there: readonly string[], away: readonly string[]): readonly Step[] {
  return [
    {
      name: 'the pointer comes',
      async act(root, _before, page) {
        await page.mouse.move(0, 0);
        await root.hover();
        return true;
      },
      after: (before) => ({ ...before, parts: there }),
    },
    {
      name: 'the pointer leaves',
      async act(_root, _before, page) {
        await page.mouse.move(0, 0);
        return true;
      },
      after: (before) => ({ ...before, parts: away }),
    },
  ];
}
