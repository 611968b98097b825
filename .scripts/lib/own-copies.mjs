/** Gives each entry copies of the small modules that it imports, because an entry may import no chunk. */

/** The modules of which entries have copies. */
const COPIED =
  /\/(?:at-rest|config|entry-settings|member|own-script|own-url|page-global|react-chunk|record|report)$/;
/** The mark of a copy's id. */
const COPY = /\?copy=(\w+)$/;

/**
 * The files of an entry, or of the engine, that import such modules. Only the engine reads the configuration.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const COPIES = {
  atoll: [
    'src/main.ts',
    'src/definitions.ts',
    ...[
      'early-queue',
      'event-replay',
      'original-detection',
      'ready',
      'replay',
      'runtime',
      'scan',
      'schedule',
    ].map((name) => `runtime/core/${name}.ts`),
    'widgets/contact-form/facade.ts',
  ],
  elementor: ['src/elementor-definitions.ts'],
  engine: ['runtime/core/engine.ts', 'runtime/core/prepare.ts', 'runtime/core/warm-up.ts'],
  inspector: ['src/inspector/page.ts'],
  log: ['src/log/main.ts', 'src/log/visit.ts'],
  status: ['src/status/check.ts'],
};

/**
 * @param {string} root the repository's folder, with a trailing slash
 * @returns {import('vite').Plugin}
 */
export function ownCopies(root) {
  return {
    name: 'atoll:own-copies',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (!COPIED.test(source)) return null;
      const path = importer.replaceAll('\\', '/').replace(root, '');
      const entry = COPY.exec(path)?.[1] ?? Object.keys(COPIES).find((name) => COPIES[name]?.includes(path));
      const found = entry && (await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true }));
      return found ? `${found.id}?copy=${entry}` : null;
    },
  };
}

/**
 * @param {string} id
 * @returns {boolean} true for the id of an entry's copy
 */
export const isCopy = (id) => COPY.test(id);
