import { afterAll, afterEach } from 'vitest';
import { bindTimers } from './window-timers';

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

if (hasDom) afterAll(bindTimers());
