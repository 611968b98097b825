/** The built JavaScript: imports (RELIABILITY 7), sizes (69), forbidden content (76). */
import { describe, expect, it } from 'vitest';
import { measure, sizeTable } from '../../.scripts/lib/sizes.mjs';
import { definitions } from '../../src/definitions';
import { ASSETS, readChunks, readLimits, readManifest, resolveChunk, ROOT } from './dist';
import { entryMentions, forbiddenText, pluginCheckFindings, staticImports } from './rules';

const chunks = readChunks();
const entry = chunks.find(({ isEntry }) => isEntry);
const others = chunks.filter(({ isEntry }) => !isEntry);

/** The name of the function through which the entry imports chunks. */
const entryImport =
  /\b(\w+)=\((\w+),\w+\)=>import\(\(import\.meta\.a\?\?String\)\(\2\)\)/.exec(entry?.code ?? '')?.[1] ??
  'missing';

/** The addresses that the entry imports. */
const entryAddresses = [
  ...(entry?.code.matchAll(new RegExp(`\\b${entryImport}\\(\`([^\`]+)\`[,)]`, 'g')) ?? []),
].map(([, address]) => address ?? '');

describe('the entry', () => {
  it('is one file with a hash in its name', () => {
    expect(entry?.file).toMatch(/^atoll-[\w-]{8}\.js$/);
    expect(chunks.filter(({ file }) => file.startsWith('atoll-'))).toHaveLength(1);
  });

  it('imports nothing before it runs', () => {
    expect(staticImports(entry?.code ?? 'import "./missing"')).toEqual([]);
  });

  it('can request each chunk from another URL if the first attempt has failed', () => {
    expect(entry?.code.match(/\bimport\(/g)).toHaveLength(1);
    expect(entryImport).toMatch(/^\w+$/);
    expect(entryAddresses.length).toBeGreaterThan(50);
  });

  it('shares that with the chunks, which try three times for their imports', () => {
    const withImports = others.filter(({ code }) => code.includes('import(`'));
    expect(withImports.length).toBeGreaterThan(10);
    for (const { code } of withImports) {
      const asked = [...code.matchAll(/\bimport\(`([^`]+)`\)/g)].map(([, from]) => from ?? '');
      const retried = asked.filter((from) => from.endsWith('?retry'));
      expect(asked).toHaveLength(3 * retried.length);
    }
  });

  it('contains no preload helper of the bundler', () => {
    expect(entry?.code).not.toMatch(/modulepreload|\[\],import\.meta\.url/);
  });

  it('contains no React', () => {
    expect(entry?.code).not.toMatch(/react\.(?:transitional\.)?element|hydrateRoot\(/);
  });

  it.each(others)('is not imported by $file', ({ code }) => {
    expect(entryMentions(code, entry?.file ?? '')).toEqual([]);
  });
});

describe('a widget that is prepared', () => {
  const addresses = [
    ...(entry?.code.matchAll(new RegExp(`\\bprepare:\\(\\)=>${entryImport}\\(\`([^\`]+)\`[,)]`, 'g')) ?? []),
  ].map(([, address]) => resolveChunk('', address ?? ''));

  it('has a chunk of its reader', () => {
    expect(addresses).toHaveLength(definitions.filter(({ prepare }) => prepare).length);
  });

  it.each([...new Set(addresses)])('needs no React for that: %s', (address) => {
    expect(importedBy(address)).not.toContainEqual(
      expect.stringMatching(/^(?:react|query|swiper|photoswipe)-/),
    );
  });
});

/** @returns a chunk and all chunks that it imports, directly or not */
function importedBy(file: string, found = new Set<string>()): readonly string[] {
  if (!found.has(file)) {
    found.add(file);
    const code = chunks.find((chunk) => chunk.file === file)?.code;
    if (code === undefined) throw new Error(`the build has no ${file}`);
    for (const from of staticImports(code)) importedBy(resolveChunk(file, from), found);
  }
  return [...found];
}

function named(name: string) {
  return others.filter(({ file }) => file.startsWith(`${name}-`));
}

describe('every chunk', () => {
  it.each(chunks)('finds its imports: $file', ({ file, code }) => {
    const asked = [
      ...staticImports(code),
      ...[...code.matchAll(/\bimport\([`"']([^`"'?]+)/g)].flatMap(([, from]) => from ?? []),
      ...(file === entry?.file ? entryAddresses : []),
    ];
    const there = new Set(chunks.map((chunk) => chunk.file));
    expect(asked.filter((from) => !there.has(resolveChunk(file, from)))).toEqual([]);
  });

  it('has a hash in its path', () => {
    expect(chunks.filter(({ file }) => !/^(?:[\w-]+-[\w-]{8}|[\w-]{6}\/[\w-]+)\.js$/.test(file))).toEqual([]);
  });
});

describe('shared chunks', () => {
  it('contain React once', () => {
    expect(named('react')).toHaveLength(1);
    const withReact = others.filter(({ code }) => code.includes('react.transitional.element'));
    expect(withReact.map(({ file }) => file)).toEqual(named('react').map(({ file }) => file));
  });

  it('are separate from React: a widget without React must not load it', () => {
    const shared = ['early-panels', 'motion', 'rest', 'html', 'media', 'dialog'].map(named);
    expect(shared.filter((chunks) => chunks.length === 0)).toEqual([]);
    const imported = shared.flat().flatMap(({ code }) => staticImports(code));
    expect(imported.filter((from) => from.startsWith('./react-'))).toEqual([]);
  });

  it('of the module `atoll/rest` are imported by nothing else', () => {
    const added = named('rest-public').map(({ file }) => file);
    expect(added).toHaveLength(1);
    const importers = chunks.filter(({ file, code }) =>
      staticImports(code).some((from) => added.includes(resolveChunk(file, from))),
    );
    expect(importers.map(({ file }) => file.replace(/-[\w-]{8}\.js$/, ''))).toEqual(['rest-client']);
  });

  it('do not import each other in a circle', () => {
    const imported = new Map(
      others.map(({ file, code }) => [file, staticImports(code).map((from) => resolveChunk(file, from))]),
    );
    const circles = (path: readonly string[]): readonly string[] =>
      (imported.get(path.at(-1) ?? '') ?? []).flatMap((next) =>
        path.includes(next) ? [[...path, next].join(' → ')] : circles([...path, next]),
      );
    expect([...imported.keys()].flatMap((file) => circles([file]))).toEqual([]);
  });

  it('are all that a chunk imports: no widget waits for another', () => {
    const widgetOf = new Map(
      Object.values(readManifest()).map(({ file, src }) => [
        file,
        /^widgets\/(?:effects\/)?([^/]+)/.exec(src ?? '')?.[1],
      ]),
    );
    const waiting = others.flatMap(({ file, code }) =>
      staticImports(code)
        .map((from) => resolveChunk(file, from))
        // A widget may have several chunks.
        .filter((from) => widgetOf.get(from) && widgetOf.get(from) !== widgetOf.get(file))
        .map((from) => `${file} → ${from}`),
    );
    expect(waiting).toEqual([]);
  });
});

describe('RELIABILITY 69: sizes', () => {
  it('keep the limits', () => {
    const sizes = measure(ASSETS, readManifest(), readLimits());
    expect(sizes.filter(({ isOver }) => isOver)).toEqual([]);
    expect(sizes[0]?.kind).toBe('entry');
  });

  it('have a limit for every file: a file without one is over it', () => {
    const sizes = measure(ASSETS, readManifest(), { entry: 100 });
    expect(sizes.filter(({ isOver }) => isOver)).toHaveLength(sizes.length - 1);
  });

  it('have no limit without a file: a renamed file would get the default limit', () => {
    const kinds = measure(ASSETS, readManifest(), readLimits()).map(({ kind }) => kind);
    const known = new Set([...kinds, 'widget', 'stylesheet']);
    expect(Object.keys(readLimits()).filter((kind) => !known.has(kind))).toEqual([]);
  });

  it('are compared with the limit of their kind', () => {
    const limits = { ...readLimits(), react: 1 };
    const over = measure(ASSETS, readManifest(), limits).filter(({ isOver }) => isOver);
    expect(over.map(({ kind }) => kind)).toEqual(['react']);
  });

  it('are printed in kB with two decimals', () => {
    const size = {
      file: 'a.js',
      kind: 'widget',
      rawKb: 12.3456,
      gzipKb: 4.006,
      brotliKb: 3.5,
      limitKb: 4,
      isOver: true,
    };
    expect(sizeTable([size])).toBe(
      'kB      raw  gzip  brotli  gzip limit\na.js  12.35  4.01    3.50        4.00  OVER',
    );
  });
});

it('only one file for visitors and the inspector use the browser’s storage, and docs/privacy.md knows it', () => {
  const storage = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie/;
  const reaching = chunks.filter(({ code }) => storage.test(code)).map(({ file }) => file);
  expect(reaching.map((file) => file.replace(/^.*\/|-[\w-]{8}\.js$|\.js$/g, '')).toSorted()).toEqual([
    'engine',
    'inspector',
  ]);
});

describe.each(chunks)('$file', ({ code }) => {
  it('RELIABILITY 76: evaluates no text, and names no machine and no source map', () => {
    expect(forbiddenText(code, ROOT)).toEqual([]);
  });

  it("RELIABILITY 76, 78: passes Plugin Check's React check", () => {
    expect(pluginCheckFindings(code)).toEqual([]);
  });
});
