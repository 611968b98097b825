import { setImmediate } from 'node:timers';
import { afterAll, afterEach } from 'vitest';

// React asks for this before it accepts act().
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

// Files that need no DOM run without one.
const hasDom = 'document' in globalThis;

// The simulated DOM has no rows of a table's section.
if (hasDom)
  Object.defineProperty(HTMLTableSectionElement.prototype, 'rows', {
    configurable: true,
    get(this: HTMLTableSectionElement) {
      return [...this.children].filter(({ tagName }) => tagName === 'TR');
    },
  });

afterEach(() => {
  if (!hasDom) return;
  document.body.replaceChildren();
  document.head.replaceChildren();
});

/** A unit of React's work schedules the next one. The last one of a closed root runs its effects. */
const REACT_TURNS = 3;

// React works in turns of Node's event loop, which do not end with the simulated window.
afterAll(async () => {
  if (!hasDom) return;
  for (let turn = 0; turn < REACT_TURNS; turn += 1) await new Promise((resolve) => setImmediate(resolve));
});
