/** Links to places on pages that keep Elementor's scripts, but not the theme's (elementor-frontend, section 2.7). */
import { describe, expect, test } from 'vitest';
import { fragment } from '../support/pages';
import { decide, type Decided, FRONT_END, page, widget } from './elementor-page';

const HEADER = fragment('goodlayers-theme/sticky-header-3.2.9-fixed.html');
const DISTANCE = 'frontend/handlers/menu_anchor/scroll_top_distance';

/** @returns a page with a header, and with a widget of Elementor that needs its scripts */
const kept = (scenarios = ',kingster,allow-theme,allow-elementor', release = '3.21.2') =>
  decide(HEADER + page(widget('contact-buttons.default')), scenarios, '', release);

const hasDistance = ({ visit }: Decided): boolean => visit.text.includes(DISTANCE);

describe.concurrent('Elementor gets the theme’s distance', () => {
  test('on a page that keeps its scripts, and not the theme’s', async () => {
    const found = await kept();
    expect(found.kept).toEqual(expect.arrayContaining([...FRONT_END]));
    expect(found.visit.text).not.toContain('kingster-script-core-js"');
    expect(found.visit.text).toMatch(/html\{scroll-padding-top:/);
    expect(hasDistance(found)).toBe(true);
  });

  test.each([
    ['with the theme’s script', ',kingster,allow-elementor', '3.21.2'],
    ['with a release that leaves links to the browser', undefined, '4.1.4'],
  ])('but not on a page %s', async (_name, scenarios, release) => {
    const found = await kept(scenarios, release);
    expect(found.kept).toEqual(expect.arrayContaining([...FRONT_END]));
    expect(hasDistance(found)).toBe(false);
  });

  test('but not on a page without its scripts', async () => {
    const found = await decide(
      HEADER + page(widget('heading.default')),
      ',kingster,allow-theme,allow-elementor',
    );
    expect(found.kept).toEqual([]);
    expect(hasDistance(found)).toBe(false);
  });
});
