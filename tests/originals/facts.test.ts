/** What the originals and WordPress print on the sites, where it was once guessed wrong (the contracts, and platform-notes, section D). */
import { describe, expect, test } from 'vitest';
import { skipFor } from '../support/skip';
import { visit } from './documents';
import { type Site, SITE_A, SITE_A71, SITE_B, SITE_B41, SITE_B71, SITE_E, whyNot } from './sites';

const FORM_PAGES: readonly (readonly [Site, string])[] = [
  [SITE_A, 'contact/'],
  [SITE_A71, 'contact/'],
  [SITE_B, 'eael-contact/'],
  [SITE_B71, 'eael-contact/'],
  [SITE_B41, 'eael-contact/'],
];

/** The order of the rules in a schema, by the kind of field. */
const ORDER = /^(?:choice )*(?:date )*(?:file )*(?:number )*(?:select )*(?:text )*(?:textarea )*(?:enum )*$/;
const NUMBERS_AND_DATES = /^(?:min|max)(?:number|date)$/;

interface Rule {
  readonly rule: string;
  readonly field: string;
  readonly threshold?: unknown;
}

/** @returns the rules for the largest form of a page, and the kind of each field */
async function formOf(
  site: Site,
  path: string,
): Promise<{ rules: readonly Rule[]; kindOf: (field: string) => string }> {
  const html = await visit(site, path);
  const forms = [...html.matchAll(/<form[^>]*wpcf7-form[\s\S]*?<\/form>/g)].map(([form]) => form);
  const form = forms.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const id = /name="_wpcf7" value="(\d+)"/.exec(form)?.[1];
  const schema = await visit(site, `wp-json/contact-form-7/v1/contact-forms/${id}/feedback/schema`);
  const kindOf = (field: string): string => {
    const tag = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)]
      .map(([tag]) => tag)
      .find((tag) => new RegExp(` name="${field}(?:\\[\\])?"`).test(tag));
    if (tag?.startsWith('<select')) return 'select';
    if (tag?.startsWith('<textarea')) return 'textarea';
    const type = / type="(\w+)"/.exec(tag ?? '')?.[1] ?? '';
    if (/^(?:checkbox|radio)$/.test(type)) return 'choice';
    if (/^(?:number|range)$/.test(type)) return 'number';
    return /^(?:date|file)$/.test(type) ? type : 'text';
  };
  return { rules: (JSON.parse(schema) as { rules: Rule[] }).rules, kindOf };
}

for (const [site, path] of FORM_PAGES) {
  describe(`Contact Form 7’s schema on site ${site.name}`, skipFor(await whyNot(site)), () => {
    test('has no rule for the steps of numbers', async () => {
      expect(await visit(site, path)).toMatch(/<input[^>]* step="\d+"/);
      const { rules } = await formOf(site, path);
      expect(rules.length).toBeGreaterThan(20);
      expect(rules.filter(({ rule }) => rule === 'stepnumber')).toEqual([]);
    });

    test('has thresholds of numbers and dates as texts, and others as numbers', async () => {
      const { rules } = await formOf(site, path);
      const types = (isText: boolean): string[] => [
        ...new Set(
          rules
            .filter(
              ({ rule, threshold }) => threshold !== undefined && NUMBERS_AND_DATES.test(rule) === isText,
            )
            .map(({ threshold }) => typeof threshold),
        ),
      ];
      expect([types(true), types(false)]).toEqual([['string'], ['number']]);
    });

    test('orders its rules by the kind of field', async () => {
      const { rules, kindOf } = await formOf(site, path);
      const kinds = rules.map(({ rule, field }) => (rule === 'enum' ? 'enum ' : `${kindOf(field)} `));
      expect(new Set(kinds).size).toBe(8);
      expect(kinds.join('')).toMatch(ORDER);
    });
  });
}

for (const site of [SITE_B, SITE_B71, SITE_B41, SITE_E]) {
  test(
    `dates of countdowns on site ${site.name} have the site’s offset`,
    skipFor(await whyNot(site)),
    async () => {
      const dates = [...(await visit(site, 'eael/')).matchAll(/ data-date="([^"]*)"/g)].map(
        ([, date]) => date,
      );
      expect(dates.length).toBeGreaterThan(1);
      for (const date of dates)
        expect(date).toMatch(/^[A-Z][a-z]{2} \d\d \d{4} \d{1,2}:\d\d:\d\d [+-]\d{1,2}(?::\d\d)?$/);
    },
  );
}

for (const site of [SITE_A71, SITE_B71, SITE_B41]) {
  test(
    `attributes of script tags are in alphabetical order on site ${site.name}`,
    skipFor(await whyNot(site)),
    async () => {
      const html = await visit(site, 'plain/?orig=1');
      const tags = [...html.matchAll(/<script ([^>]* ?src="[^"]*"[^>]*)>/g)]
        .map(([, attributes = '']) => [...attributes.matchAll(/(?:^|\s)([\w-]+)=/g)].map(([, name]) => name))
        .filter((names) => names[0] === 'id' || names.at(-1) === 'id');
      expect(tags).toContainEqual(['id', 'src']);
      expect(
        tags.filter((names) => names.join() !== names.toSorted((a = '', b = '') => (a < b ? -1 : 1)).join()),
      ).toEqual([]);
    },
  );
}
