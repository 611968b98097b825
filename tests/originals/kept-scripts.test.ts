/** A page keeps the same scripts of the originals and of jQuery on every release of WordPress and Elementor. */
import { describe, expect, test } from 'vitest';
import { skipFor } from '../support/skip';
import { scriptsOf, visit } from './documents';
import { type Site, SITE_A, SITE_A71, SITE_B, SITE_B41, SITE_B71, whyNot } from './sites';

const PAIRS: readonly (readonly [Site, Site])[] = [
  [SITE_A, SITE_A71],
  [SITE_B, SITE_B71],
  [SITE_B, SITE_B41],
];

/** The scripts that a page keeps, without the release and the site's address. */
async function keptOn(site: Site, path: string): Promise<readonly string[]> {
  const paths = scriptsOf(await visit(site, path)).map((src) => new URL(src, site.url).pathname);
  return paths.filter((src) => site.scripts.test(src) || /\/jquery\//.test(src)).toSorted();
}

for (const [old, fresh] of PAIRS) {
  const why = (await whyNot(old)) ?? (await whyNot(fresh));
  describe(`site ${fresh.name} beside ${old.name}`, skipFor(why), () => {
    test.each(old.pages.map((path) => ({ path })))('/$path', async ({ path }) => {
      expect(await keptOn(fresh, path)).toEqual(await keptOn(old, path));
    });
  });
}
