import { afterEach } from 'vitest';

// React asks for this before it accepts act().
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
});
