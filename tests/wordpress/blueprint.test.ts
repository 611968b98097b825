/** The blueprint of the plugin directory's preview: its structure, and the releases of the plugins that it installs. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import phpParser from 'php-parser';
import { expect, test } from 'vitest';
import { packages } from '../../.scripts/lib/wordpress-files.mjs';
import { read } from '../build/dist';

interface Step {
  readonly step: string;
  readonly pluginData?: { readonly slug: string };
  readonly code?: string;
}
interface Blueprint {
  readonly steps: readonly Step[];
}
interface Playground {
  readonly validateBlueprintDeclaration: (
    blueprint: unknown,
  ) => Promise<{ readonly valid: boolean; readonly errors?: unknown }>;
}

const text = read('.wordpress-org/blueprints/blueprint.json');
const { steps } = JSON.parse(text) as Blueprint;
const slugs = steps.flatMap(({ pluginData }) => pluginData?.slug ?? []);

/** The plugins that Atoll replaces, by the names of their manifests. Elementor is needed by Essential Addons. */
const ORIGINALS = [
  ['contact-form-7', 'contact-form-7'],
  ['essential-addons', 'essential-addons-for-elementor-lite'],
  ['link-targets', 'vk-link-target-controller'],
] as const;

test('the structure is what Playground expects', async () => {
  const url = pathToFileURL(join(packages, '@wp-playground/blueprints/index.js')).href;
  const { validateBlueprintDeclaration } = (await import(url)) as Playground;
  expect(await validateBlueprintDeclaration(JSON.parse(text))).toMatchObject({ valid: true });
  const misspelt = JSON.parse(text.replace('installPlugin', 'instalPlugin')) as unknown;
  expect(await validateBlueprintDeclaration(misspelt)).toMatchObject({ valid: false });
});

test('the free originals are installed first, then Atoll', () => {
  expect(slugs.map((slug) => slug.replace(/\.\d.*$/, ''))).toEqual([
    'contact-form-7',
    'elementor',
    'essential-addons-for-elementor-lite',
    'vk-link-target-controller',
    'atoll',
  ]);
});

// The scripts of releases that were not tested stay, so the newest releases may show nothing of Atoll.
test.each(ORIGINALS)('the release of %s is tested', (name, slug) => {
  const { tested } = JSON.parse(read(`wp-plugin/originals/${name}.json`)) as { tested: string[] };
  const release = slugs
    .map((one) => /^(.*?)\.(\d+\.\d+)[\d.]*\.zip$/.exec(one))
    .find((one) => one?.[1] === slug)?.[2];
  expect(tested).toContain(release);
});

test('the PHP that creates the pages can be parsed', () => {
  const { Engine } = phpParser;
  const code = steps.flatMap((step) => step.code ?? []);
  expect(code).toHaveLength(1);
  for (const php of code) expect(() => new Engine({}).parseCode(php, 'demo.php')).not.toThrow();
});
