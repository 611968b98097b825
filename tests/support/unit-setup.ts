import { afterEach } from 'vitest';

// React asks for this before it accepts act().
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

// The simulated DOM has no rows of a table's section.
Object.defineProperty(HTMLTableSectionElement.prototype, 'rows', {
  configurable: true,
  get(this: HTMLTableSectionElement) {
    return [...this.children].filter(({ tagName }) => tagName === 'TR');
  },
});

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});
