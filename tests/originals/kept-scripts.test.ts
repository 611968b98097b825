/**
 * A page keeps the same scripts of the originals, of Elementor and of jQuery on every release of WordPress and Elementor, and
 * beside the originals of another site.
 */
import { describe, expect, test } from 'vitest';
import { skipFor } from '../support/skip';
import { scriptsOf, visit } from './documents';
import { type Site, SITE_A, SITE_A71, SITE_B, SITE_B41, SITE_B71, SITE_E, whyNot } from './sites';

const PAIRS: readonly (readonly [Site, Site])[] = [
  [SITE_A, SITE_A71],
  [SITE_B, SITE_B71],
  [SITE_B, SITE_B41],
  [SITE_A, SITE_E],
  [SITE_B, SITE_E],
];

const SCRIPTS = new RegExp(
  `${SITE_E.scripts.source}|/plugins/elementor/|/wp-includes/js/(?:jquery|mediaelement)/|/themes/kingster/js/`,
);

/** @returns the scripts that a page of a site with Atoll keeps, without the release and the site's address */
async function keptOn(site: Site, path: string): Promise<readonly string[]> {
  const html = await visit(site, path);
  expect(html).toContain('atoll-js-module');
  return scriptsOf(html)
    .map((src) => new URL(src, site.url).pathname)
    .filter((src) => SCRIPTS.test(src))
    .toSorted();
}

for (const [old, fresh] of PAIRS) {
  const why = (await whyNot(old)) ?? (await whyNot(fresh));
  describe(`site ${fresh.name} beside ${old.name}`, skipFor(why), () => {
    test.each(old.pages.map((path) => ({ path })))('/$path', async ({ path }) => {
      expect(await keptOn(fresh, path)).toEqual(await keptOn(old, path));
    });
  });
}
