/** Pages with Elementor's counter, and sites that saved their settings before (elementor-frontend, section 3.5). */
import { describe, expect, test } from 'vitest';
import { type Decided, decide, FRONT_END, JQUERY, page, QUIET, widget } from './elementor-page';

const counter = (attributes: string): string =>
  widget(
    'counter.default',
    `<div class="elementor-counter"><span class="elementor-counter-number" ${attributes}>0</span></div>`,
  );
const MODULE = 'atoll-elementor-js-module';

describe.concurrent.each(['3.21.2', '4.1.4'])('a page of Elementor %s with a counter', (release) => {
  test('needs no script of Elementor, and has the module after the entry', async () => {
    const { kept, visit: found } = await decide(
      page(counter('data-to-value="1240" data-delimiter=","')),
      ',allow-elementor',
      '',
      release,
    );
    expect(kept).toEqual([]);
    const ids = found.scripts.map(({ id }) => id);
    expect(ids.filter((id) => id === MODULE)).toHaveLength(1);
    expect(ids.indexOf(MODULE)).toBe(ids.indexOf('atoll-js-module') + 1);
    const tag = found.scripts.find(({ id }) => id === MODULE);
    expect(tag?.src).toMatch(/\/atoll\/assets\/elementor-[\w-]{8}\.js$/);
    expect(tag?.attributes.get('type')).toBe('module');
  });

  test.each([
    ['data-to-value="1240" data-delimiter=","', '1,240'],
    ['data-to-value="-1234567.50" data-delimiter="&#039;"', '-1&#039;234&#039;567.50'],
    ['data-to-value="640"', '640'],
    ['data-to-value="12345" data-delimiter="$0"', '12$0345'],
  ])('keeps room for its last text: %s', async (attributes, end) => {
    const { visit: found } = await decide(page(counter(attributes)), ',allow-elementor', '', release);
    expect(found.text).toContain(` data-atoll-end="${end}"`);
    expect(found.text).toContain('<style id="atoll-elementor-counter">');
  });
});

describe.concurrent('the module for Elementor is not on a page', () => {
  test.each([
    ['without its widgets', QUIET, ',allow-elementor'],
    [
      'whose scripts stay',
      page(counter('data-to-value="9"'), widget('price-ticker.default')),
      ',allow-elementor',
    ],
    ['of a site with other files', page(counter('data-to-value="9"')), ''],
    ['of a site that only reports', page(counter('data-to-value="9"')), ',allow-elementor,report-only'],
  ])('%s', async (_name, markup, scenarios) => {
    const { visit: found } = await decide(markup, scenarios);
    expect(found.scripts.map(({ id }) => id)).not.toContain(MODULE);
    expect(found.text).not.toContain(' data-atoll-end=');
    expect(found.text).not.toContain('atoll-elementor-counter');
  });
});

test.each(['many', '', '1 240', '9'.repeat(40)])('a counter to %j gets no room', async (end) => {
  const { kept, visit: found } = await decide(page(counter(`data-to-value="${end}"`)));
  expect(kept).toEqual([]);
  expect(found.text).not.toContain(' data-atoll-end=');
});

const FIRST = 'page-builder theme essential-addons contact-forms link-targets privacy';

const savedAs = (families: string, known?: string): Promise<Decided> => {
  const more = new URLSearchParams({ families, ...(known !== undefined && { known_families: known }) });
  return decide(QUIET, ',allow-elementor,saved-families', `&${more}`);
};

describe.concurrent('a site that saved its settings before there was a family for Elementor', () => {
  test.each([
    ['everything on', FIRST, undefined],
    ['another family off', 'page-builder theme essential-addons link-targets privacy', undefined],
    ['a list of what it knew', FIRST, FIRST],
  ])('has it on, with %s', async (_name, families, known) => {
    expect((await savedAs(families, known)).kept).toEqual([]);
  });

  test.each([
    ['everything off', '', undefined],
    ['Elementor switched off since', FIRST, `${FIRST} elementor`],
  ])('has it off, with %s', async (_name, families, known) => {
    expect((await savedAs(families, known)).kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
  });
});
