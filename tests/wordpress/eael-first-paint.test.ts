/** What the server adds to Essential Addons' widgets for the first paint (wp-plugin/includes/paint/eael-first-paint.php). */
import { describe, expect, test } from 'vitest';
import { base64 } from './essential-addons-markup';
import { visit } from './site';

const BUILT = {
  posts: { page: ['count-down', 'data-table', 'fancy-text', 'filter-gallery', 'simple-menu'] },
};

const printed = async (markup: string): Promise<string> => {
  const query = `fixture=eael-built,markup&built=${base64(JSON.stringify(BUILT))}&markup=${base64(markup)}`;
  return (await visit(`plain/?${query}`)).text;
};

const countdown = (date: string, attributes = 'data-expire-type="text"'): string =>
  `<div class="eael-countdown-wrapper" ${attributes} data-expiry-title="Over" data-expiry-text="&lt;p&gt;See &lt;script&gt;x()&lt;/script&gt;you&lt;/p&gt;"><div class="eael-countdown-container"><ul class="eael-countdown-items" data-date="${date}"><li>00</li></ul></div></div>`;

const FANCY =
  '<div class="eael-fancy-text-container" data-fancy-text="|new|&lt;b&gt;the longest&lt;/b&gt;"><span class="eael-fancy-text-prefix">For</span><span id="one" class="eael-fancy-text-strings"><noscript>new</noscript></span></div>';

const table = (cell = '<td colspan="" rowspan="">'): string =>
  `<div class="eael-data-table-wrap" data-custom_responsive="true"><table class="eael-data-table"><thead><tr><th><i id="sign"></i>Name</th><th>Day</th></tr></thead><tbody><tr>${cell}<div class="td-content-wrapper">A</div></td><td><div class="td-content-wrapper">B</div></td></tr></tbody></table></div>`;

const tableCell = (text: string, spans = ''): string =>
  `<td${spans}><div class="td-content-wrapper">${text}</div></td>`;

const labelsOf = async (markup: string): Promise<readonly (string | undefined)[]> =>
  [...(await printed(markup)).matchAll(/<div class="th-mobile-screen" data-atoll-served>(.*?)<\/div>/g)].map(
    ([, label]) => label,
  );

const gallery = (attributes: string, stored: readonly string[] = []): string =>
  `<div class="eael-filter-gallery-wrapper" ${attributes}><ul><li class="control" data-filter="*">All</li><li class="control" data-filter=".eael-cf-a">A</li></ul><div class="eael-filter-gallery-container" data-init-show="2" data-gallery-items="${Buffer.from(JSON.stringify(['', '', ...stored])).toString('base64')}"><div class="eael-filterable-gallery-item-wrap eael-cf-a"></div><div class="eael-filterable-gallery-item-wrap eael-cf-b"></div></div><a class="eael-gallery-load-more" href="#">More</a></div>`;

const ITEM_A = '<div class="eael-filterable-gallery-item-wrap eael-cf-a"></div>';
const CUSTOM = 'data-default_control_key="0" data-custom_default_control="1"';

/** @returns a menu whose item has a submenu with an item that has one too */
const menu = (icons: string, layout = 'horizontal'): string =>
  `<div class="eael-simple-menu-container" ${icons}><ul class="eael-simple-menu eael-simple-menu-${layout}"><li><a href="/a/">A &amp; B</a><ul><li><a href="#">C</a><ul><li><a href="/d/">D</a></li></ul></li></ul></li><li><a href="/e/">E</a></li></ul></div>`;
const SVG =
  '<svg aria-hidden="true" class="e-font-icon-svg" viewBox="0 0 3 3"><path d="M0 1h3z"></path></svg>';
const escaped = (html: string): string => html.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const sign = (classes: string, icon: string): string =>
  `<span class="${classes}" aria-hidden="true" data-atoll-served>${icon}</span></a>`;
const current = (text: string): string =>
  `<span class="eael-simple-menu-toggle-text" data-atoll-served>${text}</span><ul class="eael-simple-menu `;
const hamburger = (icon: string): string =>
  `</ul><button class="eael-simple-menu-toggle" type="button" aria-label="Menu" aria-expanded="false" data-atoll-served>${icon}</button>`;
const PRINTED_HAMBURGER = '<button class="eael-simple-menu-toggle"><i class="fas fa-bars"></i></button>';
const NEWER = `data-hamburger-device="tablet" data-indicator-icon="${escaped(SVG)}" data-dropdown-indicator-icon="${escaped(SVG)}"`;
const button = (name: string, icon: string, classes = ''): string =>
  `</ul><span class="eael-simple-menu-indicator${classes}" role="button" tabindex="0" aria-label="${name} submenu" aria-expanded="false" data-atoll-served>${icon}</span></li>`;

describe.concurrent('the first paint of Essential Addons', () => {
  test.each([
    [
      'newer releases',
      menu(
        `data-indicator-icon="${escaped(SVG)}" data-dropdown-indicator-icon="${escaped('<i class="fas x"></i>')}"`,
      ),
      [
        `A &amp; B${sign('', SVG)}`,
        `C${sign('eael-simple-menu-dropdown-indicator', '<i aria-hidden="true" class="fas x"></i>')}`,
        button('C', '<i aria-hidden="true" class="fas x"></i>'),
        button('A &amp; B', SVG),
        current(''),
      ],
    ],
    [
      'older releases',
      menu('data-indicator-class="fas y" data-dropdown-indicator-class="fas z"'),
      [
        `A &amp; B${sign('fas y', '')}`,
        `C${sign('fas z', '')}`,
        button('C', '', ' fas z'),
        button('A &amp; B', '', ' fas y'),
        current(''),
      ],
    ],
    [
      'a column',
      menu('data-indicator-class="fas y" data-dropdown-indicator-class="fas z"', 'vertical'),
      [button('C', '', ' fas z'), button('A &amp; B', '', ' fas y')],
    ],
  ])('has the icons and the buttons of submenus of a simple menu: %s', async (_, markup, parts) => {
    const text = await printed(markup);
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
    expect(text.match(/<span [^>]*data-atoll-served>/g)).toHaveLength(parts.length);
  });

  test.each([
    [
      'of a release that prints it',
      menu(NEWER).replace('</ul></div>', `</ul>\n${PRINTED_HAMBURGER}</div>`),
      [current('E'), `</ul>\n${PRINTED_HAMBURGER}</div>`],
      0,
    ],
    [
      'of a release with an icon for it',
      menu(`${NEWER} data-hamburger-icon="${escaped(SVG)}"`),
      [current('E'), hamburger(SVG)],
      1,
    ],
    [
      'of older releases',
      menu('data-indicator-class="fas y" data-dropdown-indicator-class="fas z"'),
      [current('E'), hamburger('<span class="eicon-menu-bar" aria-hidden="true"></span>')],
      1,
    ],
    ['of a column', menu(NEWER, 'vertical'), [current('E')], 1],
  ])('has the hamburger of a simple menu and the text beside it: %s', async (_, markup, parts, added) => {
    const text = await printed(
      markup.replace('<li><a href="/e/">', '<li class="current-menu-item"><a href="/e/">'),
    );
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
    expect(text.match(/<button [^>]*data-atoll-served>/g) ?? []).toHaveLength(added);
  });

  test.each([
    ['without one', menu(NEWER.replace('tablet', 'none'))],
    ['that is a column in older releases', menu('data-indicator-class="y"', 'vertical')],
    [
      'whose icon must be cleaned',
      menu(`${NEWER} data-hamburger-icon="${escaped('<svg onload="x()"></svg>')}"`),
    ],
  ])('adds no hamburger to a simple menu %s', async (_, markup) => {
    const text = await printed(markup);
    expect(text).toContain('eael-simple-menu-indicator');
    expect(text).not.toContain('class="eael-simple-menu-toggle');
  });

  test.each([
    '<svg onload="x()"></svg>',
    '<i></i><script>x()</script>',
    '<img src="/x.png">',
    '<svg><a></a></svg>',
  ])('has no icon that must be cleaned: %s', async (icon) => {
    const text = await printed(
      menu(`data-indicator-icon="${escaped(icon)}" data-dropdown-indicator-icon="${escaped(SVG)}"`),
    );
    expect(text).toContain('id="atoll-first-paint-essential-addons-css"');
    expect(text).not.toMatch(/<span [^>]*data-atoll-served/);
  });

  test('has the message of a countdown that has ended, without scripts', async () => {
    const text = await printed(countdown('Jan 01 2020 9:00:00 +0'));
    expect(text).toContain(
      '</ul><div class="eael-countdown-finish-message" data-atoll-served><h4 class="expiry-title">Over</h4><div class="eael-countdown-finish-text"><p>See x()you</p></div></div></div>',
    );
  });

  test.each([
    ['has not ended', countdown('Jan 01 2090 9:00:00 +0')],
    ['starts on the first visit', countdown('Jan 01 2020 9:00:00', 'data-countdown-type="evergreen"')],
    ['leads to another page', countdown('Jan 01 2020 9:00:00', 'data-expire-type="url"')],
  ])('has no message of a countdown that %s', async (_, markup) => {
    const text = await printed(markup);
    expect(text).toContain('id="atoll-first-paint-essential-addons-css"');
    expect(text).not.toMatch(/<div [^>]*data-atoll-served/);
  });

  test('has a copy of a fancy text with its longest text', async () => {
    expect(await printed(FANCY)).toContain(
      '<span data-atoll-place aria-hidden="true"><span class="eael-fancy-text-prefix">For</span><span class="eael-fancy-text-strings"><b>the longest</b></span></span>',
    );
  });

  test.each([
    ['a script', '&lt;script&gt;x()&lt;/script&gt;the longest', 'x()the longest'],
    ['markup that is not balanced', '&lt;b&gt;the longest', 'the longest'],
    ['most lines', 'a longer text|one&lt;br&gt;two', 'one<br>two'],
  ])('has a copy of a fancy text with %s', async (_, texts, copy) => {
    const text = await printed(FANCY.replace('|new|&lt;b&gt;the longest&lt;/b&gt;', `|${texts}`));
    expect(text).toContain(`<span class="eael-fancy-text-strings">${copy}</span></span>`);
  });

  test('has the labels of a table’s cells', async () => {
    expect(await labelsOf(table())).toEqual(['<i></i>Name', 'Day']);
  });

  test('has the labels of a table with spans', async () => {
    const head =
      '<tr><th rowspan="2">Course</th><th colspan="2">Term</th><th>Fee</th></tr><tr><th>First</th><td>Second</td></tr>';
    const body = `<tr>${tableCell('Biology', ' rowspan="2"')}${tableCell('Autumn')}${tableCell('Spring')}${tableCell('240')}</tr><tr>${tableCell('All year', ' colspan="2"')}${tableCell('410')}${tableCell('One too many')}</tr>`;
    const foot = `<tfoot><tr>${tableCell('Total')}${tableCell('650', ' colspan="500"')}</tr></tfoot>`;
    const spanning = (more = ''): string =>
      `<div class="eael-data-table-wrap" data-custom_responsive="true"><table class="eael-data-table"><thead>${head}</thead><tbody>${body}</tbody>${more}</table></div>`;
    expect(await labelsOf(spanning())).toEqual(['Course', 'First', 'Second', 'Fee', 'First', 'Fee', '']);
    // Too many columns.
    expect(await labelsOf(spanning(foot))).toEqual([]);
  });

  test.each([
    ['of all items, with more to load', '', [ITEM_A], []],
    ['of all items, without more', '', [], ['eael-gallery-load-more']],
    ['of one filter, with more to load', CUSTOM, [ITEM_A], ['eael-filterable-gallery-item-wrap eael-cf-b']],
    [
      'of one filter, without more',
      CUSTOM,
      [ITEM_A.replace('-a', '-b')],
      ['eael-filterable-gallery-item-wrap eael-cf-b', 'eael-gallery-load-more'],
    ],
  ])('marks what a gallery %s hides', async (_, attributes, stored, hidden) => {
    const text = await printed(gallery(attributes, stored));
    const found = [...text.matchAll(/<\w+ data-atoll-hidden class="([^"]*)"/g)];
    expect(found.map(([, classes]) => classes)).toEqual(hidden);
  });
});
