// @vitest-environment node
/** The step of the build that lets dynamic imports ask again. */
import { expect, test } from 'vitest';
import { importsOf, withRetries } from '../../../.scripts/lib/retry-imports.mjs';

test('the entry passes each address to the function of load.ts, and takes one module out of a chunk', async () => {
  const code = `const a = () => import("data:text/javascript,export const a = 1");
const b = import("data:text/javascript,export const t = { b: 2 }").then((n) => n.t);
export { a, b };`;
  const built = withRetries(code, true);
  expect(built.match(/import\(/g)).toHaveLength(1);
  expect(built).not.toContain('n.t');
  const entry = (await import(`data:text/javascript,${encodeURIComponent(built)}`)) as {
    a: () => Promise<unknown>;
    b: Promise<unknown>;
  };
  expect(await entry.a()).toMatchObject({ a: 1 });
  expect(await entry.b).toEqual({ b: 2 });
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

const chunk = (fileName: string, imports: readonly string[], dynamicImports: readonly string[] = []) => ({
  fileName,
  imports,
  dynamicImports,
});

test('a chunk that is imported later lists what it imports, also through others', () => {
  const chunks = {
    'entry.js': chunk('entry.js', [], ['x/a.js']),
    'x/a.js': chunk('x/a.js', ['b.js']),
    'b.js': chunk('b.js', ['c.js', 'x/a.js']),
    'c.js': chunk('c.js', []),
  };
  expect(importsOf(chunks)).toEqual({ './x/a.js': ['./b.js', './c.js', './x/a.js'] });
});
