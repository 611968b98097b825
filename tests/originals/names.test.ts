/** What axe finds on the originals' pages with Atoll: every link, frame, field and button has a name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { ROOT } from '../support/page-server';
import { skipFor } from '../support/skip';
import { SITE_A, SITE_B, whyNot } from './sites';

const AXE = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');

const NAMES = ['link-name', 'frame-title', 'label', 'select-name', 'button-name', 'image-alt'];

/** What the sites' content is to blame for, or what another visitor needs as it is: a part of the line, and why. */
const KNOWN: readonly (readonly [part: string, why: string])[] = [
  ['label: <input size="40" class="wpcf7-form-control wpcf7-file"', 'the author of the form wrote no label'],
  [
    'aria-hidden-focus: <a aria-hidden="true" aria-label="eael-magnific-link"',
    'the keyboard opens the picture with this link, which Essential Addons hides from screen readers',
  ],
];

const VISITS = [
  { site: SITE_A, paths: ['everything/', 'panels/', 'sliders/', 'listings/', 'contact/'] },
  { site: SITE_B, paths: ['eael/', 'eael-variants/'] },
];

const PAGE_MS = 120_000;

interface Axe {
  readonly getRules: () => readonly { readonly ruleId: string }[];
  readonly run: (
    context: Document,
    options: object,
  ) => Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { html: string }[] }[];
  }>;
}

for (const { site, paths } of VISITS) {
  const why = await whyNot(site);
  describe(`site ${site.name}`, skipFor(why), () => {
    let browser: Browser;
    beforeAll(async () => {
      const closed = `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${new URL(site.url).hostname}`;
      browser = await launchChromium([closed]);
    });
    afterAll(() => browser?.close());

    test.each(paths)(
      '/%s has names for screen readers',
      async (path) => {
        const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
        await page.goto(new URL(path, site.url).href, { waitUntil: 'load', timeout: PAGE_MS });
        await page.evaluate(() => window.atoll?.settled());
        await page.evaluate(AXE);
        const { checked, faults } = await page.evaluate(async (names) => {
          const { axe } = window as unknown as { readonly axe: Axe };
          const rules = axe
            .getRules()
            .map(({ ruleId }) => ruleId)
            .filter((id) => names.includes(id) || id.startsWith('aria-'));
          const { violations } = await axe.run(document, {
            runOnly: { type: 'rule', values: rules },
            resultTypes: ['violations'],
            iframes: false,
            preload: false,
          });
          const faults = violations.flatMap(({ id, nodes }) =>
            nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
          );
          return { checked: rules.length, faults };
        }, NAMES);
        await page.close();
        expect(checked).toBeGreaterThan(NAMES.length);
        expect(faults.filter((fault) => !KNOWN.some(([part]) => fault.startsWith(part)))).toEqual([]);
      },
      PAGE_MS,
    );
  });
}
