/** What widgets with a hover effect share in the conformance suite. */
import type { SeenState, Step } from './conformance';

/** The visible state after a step. */
type Parts = (before: SeenState) => readonly string[];

/** The pointer enters and leaves. */
export function pointerSteps(there: Parts, away: Parts): readonly Step[] {
  return [
    {
      name: 'the pointer enters',
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

/** A finger taps the widget, and then elsewhere. */
export function tapSteps(there: Parts, away: Parts): readonly Step[] {
  return [
    {
      name: 'a tap',
      async act(root) {
        await root.click();
        return true;
      },
      after: (before) => ({ ...before, parts: there(before) }),
    },
    {
      name: 'a tap elsewhere',
      async act(_root, _before, page) {
        await page.locator('main + p > button').click();
        return true;
      },
      after: (before) => ({ ...before, parts: away(before) }),
    },
  ];
}
