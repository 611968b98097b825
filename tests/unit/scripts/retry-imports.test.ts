// @vitest-environment node
/** The step of the build that lets dynamic imports ask again. */
import { expect, test } from 'vitest';
import { importsOf, withRetries } from '../../../.scripts/lib/retry-imports.mjs';

test('the entry passes each address to the function of load.ts', () => {
  const code = 'const a = () => import("./a.js");\nimport("./b.js").then((n) => n.t);';
  expect(withRetries(code, true)).toBe(
    `const atollImport = (address) => import((import.meta.a ?? String)(address));
const a = () => atollImport("./a.js");
atollImport("./b.js").then((n) => n.t);`,
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

const chunk = (fileName: string, imports: readonly string[], isDynamicEntry = false) => ({
  fileName,
  imports,
  isDynamicEntry,
});

test('a chunk that is imported later lists what it imports, also through others', () => {
  const chunks = {
    'entry.js': chunk('entry.js', []),
    'x/a.js': chunk('x/a.js', ['b.js'], true),
    'b.js': chunk('b.js', ['c.js', 'x/a.js']),
    'c.js': chunk('c.js', []),
  };
  expect(importsOf(chunks)).toEqual({ './x/a.js': ['./b.js', './c.js', './x/a.js'] });
});
