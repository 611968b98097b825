/** The step of the build that lets dynamic imports ask again. */
import { expect, test } from 'vitest';
import { withRetries } from '../../../.scripts/lib/retry-imports.mjs';

test('the entry adds the query of loadTwice to each address', () => {
  const code = 'const a = () => import("./a.js");\nimport("./b.js").then((n) => n.t);';
  expect(withRetries(code, true)).toBe(
    `const a = () => import("./a.js" + (import.meta.q ?? ''));\nimport("./b.js" + (import.meta.q ?? '')).then((n) => n.t);`,
  );
});

test('a chunk repeats the address, and then asks under another one', async () => {
  const code = withRetries('const { a } = await import("./a.js").then((n) => n.t);', false);
  expect(code).toBe(
    `const { a } = await import("./a.js").catch(() => import("./a.js")).catch(() => import("./a.js" + '?retry')).then((n) => n.t);`,
  );
});

test('other code stays as it is', () => {
  const code = 'import { a } from "./a.js"; // import("./b.js")\nconst b = "import(c)"; export { a, b };';
  expect(withRetries(code, false)).toBe(code);
  expect(withRetries(code, true)).toBe(code);
});
