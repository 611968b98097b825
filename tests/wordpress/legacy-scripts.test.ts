/** The originals' scripts on a page. RELIABILITY 79 (platform-notes, sections A4 and A5). */
import { describe, expect, test } from 'vitest';
import { inline, loaded, visit } from './site';
import { withoutOurs } from './page-parts';

const ENTRY = 'atoll-js-module';
const JQUERY = ['jquery-core-js', 'jquery-migrate-js'];
const BUILDER = ['gdlr-core-plugin-js', 'gdlr-core-page-builder-js'];
const DATA = ['vk-ltc-js-js-extra', 'gdlr-core-page-builder-js-extra'];

describe.concurrent('RELIABILITY 79: a page whose widgets are all covered', () => {
  test.each([
    'demo/',
    'accordion/',
    'toggle-box/',
    'counter/',
    'consent/',
    'display/',
    'panels/',
    'link-targets/',
    'plain/',
    '',
  ])('/%s loads the entry, but neither the originals nor jQuery', async (path) => {
    expect(loaded(await visit(path))).toEqual([ENTRY]);
  });

  test('still has the data of the emptied scripts', async () => {
    const page = await visit('demo/');
    expect(inline(page)).toEqual(expect.arrayContaining(DATA));
    expect(page.text).toContain('var gdlr_core_pbf = {"admin":""');
    expect(page.text).toContain('var vkLtc = {"ajaxurl":');
  });

  test('is unchanged, except for the tags of the scripts', async () => {
    const tag =
      /<script [^>]*src="[^"]*(?:jquery|goodlayers-core|vk-link-target-controller)[^"]*"[^>]*><\/script>\n/g;
    const off = await visit('demo/?fixture=disable');
    const on = await visit('demo/?fixture=nothing');
    expect(withoutOurs(on.text)).toBe(off.text.replace(tag, ''));
  });

  test('has no scripts that were registered and enqueued again at 99, at 100 and in the footer', async () => {
    const page = await visit('demo/?fixture=again');
    expect(loaded(page)).toEqual([ENTRY]);
    expect(inline(page)).toEqual(expect.arrayContaining(DATA));
  });

  test("keeps jQuery for a theme's script that depends on it", async () => {
    expect(loaded(await visit('demo/?fixture=theme'))).toEqual([
      ...JQUERY,
      ENTRY,
      'jquery-effects-core-js',
      'kingster-script-core-js',
    ]);
  });

  test('keeps jQuery for inline code that uses it without declaring it', async () => {
    expect(loaded(await visit('demo/?fixture=inline'))).toEqual([...JQUERY, ENTRY]);
  });

  test('keeps jQuery if a template prints a script without enqueueing it', async () => {
    expect(loaded(await visit('demo/?fixture=by-hand'))).toEqual([...JQUERY, ENTRY, '']);
  });

  test('has no scripts of the originals in the head', async () => {
    expect(loaded(await visit('demo/?fixture=head'))).toEqual([ENTRY]);
  });

  test('keeps a script that the filter atoll_replaced_handles removes from the list', async () => {
    expect(loaded(await visit('demo/?fixture=keep'))).toEqual([...JQUERY, ENTRY, 'vk-ltc-js-js']);
  });

  test('without the originals has only the entry', async () => {
    expect(loaded(await visit('demo/?fixture=none'))).toEqual([ENTRY]);
  });
});

describe.concurrent('RELIABILITY 79: a page that is not covered', () => {
  test('keeps both scripts of the page builder for an uncovered widget', async () => {
    expect(loaded(await visit('uncovered/'))).toEqual([...JQUERY, ENTRY, ...BUILDER]);
  });

  test('has a fallback for entrance animations only if the original script was removed', async () => {
    const entrance =
      '<div class="gdlr-core-pbf-wrapper-content gdlr-core-js" data-gdlr-animation="fadeIn"></div>';
    const unknown = '<div class="js-isotope"></div>';
    const styles = [entrance, entrance + unknown, ''].map(async (markup) => {
      const path = `demo/?fixture=markup&markup=${encodeURIComponent(Buffer.from(markup).toString('base64'))}`;
      return (await visit(path)).text.includes('<style id="atoll-entrance-fallback">');
    });
    expect(await Promise.all(styles)).toEqual([true, false, false]);
  });

  test('keeps the scripts for a widget that is printed after the footer scripts', async () => {
    const page = await visit('demo/?fixture=late-markup');
    expect(loaded(page)).toEqual([...JQUERY, ENTRY, ...BUILDER]);
    expect(page.text.indexOf('gdlr-core-page-builder-js-extra')).toBeLessThan(
      page.text.indexOf('id="gdlr-core-page-builder-js"'),
    );
  });

  test("keeps the scripts in the page builder's editor", async () => {
    expect(loaded(await visit('demo/?fixture=builder'))).toEqual([...JQUERY, ENTRY, ...BUILDER]);
  });
});

/** An Elementor widget without content. */
const of = (type: string): string =>
  `<div class="elementor-element" data-element_type="widget" data-widget_type="${type}.default"></div>`;
/** @returns the path of a page with this markup and these scenarios */
const withMarkup = (scenarios: string, markup: string): string =>
  `plain/?fixture=${scenarios},markup&markup=${encodeURIComponent(Buffer.from(markup).toString('base64'))}`;

describe.concurrent("RELIABILITY 79: Essential Addons' bundles", () => {
  const BUNDLES = ['eael-general-js', 'eael-45-js', 'eael-46-js'];
  const ELEMENTOR = [...JQUERY, ENTRY, 'elementor-frontend-js'];
  const COVERED =
    of('eael-adv-tabs') +
    of('eael-countdown') +
    of('eael-content-ticker') +
    of('eael-sticky-video') +
    of('eael-info-box') +
    of('heading');

  test('are removed if their contents are covered; Elementor and their data stay', async () => {
    const page = await visit(withMarkup('eael', COVERED));
    expect(loaded(page)).toEqual(ELEMENTOR);
    expect(inline(page)).toContain('eael-general-js-extra');
  });

  test('of older releases, which have a single bundle, are removed', async () => {
    expect(loaded(await visit(withMarkup('eael-single', COVERED)))).toEqual([ENTRY]);
    expect(loaded(await visit(withMarkup('eael-single', of('eael-post-grid'))))).toContain('734e5f942-js');
  });

  test.each([
    ['a widget that is not covered', of('eael-post-grid')],
    ['a widget that is named after its icon', of('eicon-woocommerce')],
    ['an extension of an element', '<div class="elementor-element" data-eael_opacity="{}"></div>'],
    [
      'an extension of a section',
      '<section class="elementor-section eael-parallax-section" data-element_type="section"></section>',
    ],
    ['a link that clicks an element', '<a href="#!subscribe">Subscribe</a>'],
    ['inline code that calls them', '<script>eael.hooks.addAction("init", "ea", () => {});</script>'],
  ])('stay all together for %s', async (_, markup) => {
    const page = loaded(await visit(withMarkup('eael', COVERED + markup)));
    expect(page).toEqual(expect.arrayContaining(BUNDLES));
  });

  test('stay if they contain custom JavaScript', async () => {
    expect(loaded(await visit(withMarkup('eael-single,eael-custom-code', COVERED)))).toContain(
      '734e5f942-js',
    );
  });

  test('are removed despite extensions with separate scripts and forms without scripts', async () => {
    const markup = of('eael-contact-form-7') + '<div class="eael-reading-progress"></div>';
    expect(loaded(await visit(withMarkup('eael', COVERED + markup)))).toEqual(ELEMENTOR);
  });

  test('stay for a script that depends on them', async () => {
    const page = loaded(await visit(withMarkup('eael,eael-user', COVERED)));
    expect(page).toEqual(expect.arrayContaining([...BUNDLES, 'site-tabs-js']));
  });
});
