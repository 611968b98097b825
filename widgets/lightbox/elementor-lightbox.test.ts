/**
 * Replaces the lightbox of Elementor 3.21 to 4.1 (elementor-frontend, section 2.8): which links it opens, its sets and its look.
 * Not kept: a set that contains a picture twice opens at the last one.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { get, setBody } from '../../tests/support/unit-runtime';
import { readTarget, type Target } from './elementor-item';
import { isInAddress, opensInLightbox } from './elementor-links';
import { collectElementorSets, elementorLook } from './elementor-look';

const globals = window as { elementorFrontendConfig?: unknown };

afterEach(() => {
  delete globals.elementorFrontendConfig;
  location.hash = '';
});

const opens = (attributes: string, kit: unknown = { global_image_lightbox: 'yes' }, version = '4.1.4') => {
  globals.elementorFrontendConfig = { kit, version };
  setBody(`<a ${attributes}>Hall</a>`);
  return opensInLightbox(get('a'));
};

describe('a link', () => {
  it.each([
    'href="/hall.jpg"',
    'href="/hall.JPEG"',
    'href="/hall.png?size=2"',
    'href="https://college.example/a/hall.svg"',
    'href="hall.webp"',
    'href="/hall.gif" data-elementor-open-lightbox="default"',
  ])('opens: %s', (attributes) => expect(opens(attributes)).toBe(true));

  it.each([
    'href="/hall.jpg" download',
    'href="/hall.jpg" data-elementor-open-lightbox="no"',
    'href="/hall.pdf"',
    'href="/hall.jpg#top"',
    'href="/photo.php?file=hall.jpg"',
    'href="/halljpg"',
    '',
  ])('does not open: %s', (attributes) => expect(opens(attributes)).toBe(false));

  it('opens on a site that has it off only if it says so itself', () => {
    expect(opens('href="/hall.jpg"', {})).toBe(false);
    expect(opens('href="/hall.jpg" data-elementor-open-lightbox="yes"', {})).toBe(true);
    expect(opens('href="/hall.jpg" data-elementor-open-lightbox="yes"', 'none')).toBe(true);
  });

  it.each([
    ['3.21.2', false],
    ['3.28.4', false],
    ['3.29.0', true],
    ['4.1.4', true],
    ['unknown', false],
  ])('to an AVIF picture in Elementor %s: %s', (version, expected) => {
    expect(opens('href="/hall.avif"', { global_image_lightbox: 'yes' }, version)).toBe(expected);
  });

  it('is the one of the page’s address', () => {
    setBody('<a data-e-action-hash="#elementor-action%3Aaction%3Dlightbox">1</a><b data-e-action-hash>2</b>');
    expect(isInAddress(get('a'))).toBe(false);
    expect(isInAddress(get('b'))).toBe(false);
    location.hash = '#elementor-action%3Aaction%3Dlightbox';
    expect(isInAddress(get('a'))).toBe(true);
    expect(isInAddress(get('b'))).toBe(false);
  });
});

const setsOf = (html: string) => {
  setBody(html);
  return collectElementorSets(document).map(({ links }) => links.map((link) => link.textContent?.trim()));
};

const inSet = (name: string, more = '', id = 'e1') =>
  `<a href="/${name}.jpg" data-elementor-lightbox-slideshow="${id}" ${more}>${name}</a>`;
const at = (index: string): string => `data-elementor-lightbox-index="${index}"`;

describe('the sets', () => {
  it('are those of the markup, and other links are alone', () => {
    expect(
      setsOf(`${inSet('a')}<a href="/x.jpg">x</a>${inSet('b')}${inSet('c', '', 'e2')}<a href="/y.jpg">y</a>`),
    ).toEqual([['a', 'b'], ['x'], ['c'], ['y']]);
  });

  it('contain no copies of slides', () => {
    expect(
      setsOf(
        `<div class="swiper-slide-duplicate">${inSet('b')}</div>${inSet('a')}<div class="slick-cloned"><p>${inSet('c')}</p></div>`,
      ),
    ).toEqual([['a']]);
  });

  it('have the order of the markup’s numbers', () => {
    expect(setsOf(inSet('a', at('2')) + inSet('b', at('0')) + inSet('c', at('1')))).toEqual([
      ['b', 'c', 'a'],
    ]);
    expect(setsOf(inSet('a', at('x')) + inSet('b', at('')))).toEqual([['a', 'b']]);
  });

  it('show texts as texts', () => {
    setBody(
      `<a href="/a.jpg" data-elementor-lightbox-title="&lt;b&gt;Hall&lt;/b&gt;" data-elementor-lightbox-description="Built in 1911"><img alt="The hall"></a>`,
    );
    const [item] = collectElementorSets(document)[0]?.items ?? [];
    expect(item).toMatchObject({ kind: 'image', src: new URL('/a.jpg', location.href).href });
    expect(item?.alt).toBe('<b>Hall</b> - Built in 1911');
    const box = document.createElement('div');
    box.append(item?.caption ?? '');
    expect([...box.children].map(({ className, textContent }) => [className, textContent])).toEqual([
      ['elementor-slideshow__title', '<b>Hall</b>'],
      ['elementor-slideshow__description', 'Built in 1911'],
    ]);
  });

  it('leave out links that cannot be shown', () => {
    expect(
      setsOf(`${inSet('a')}<a href="javascript:alert(1)" data-elementor-lightbox-slideshow="e1">b</a>`),
    ).toEqual([['a']]);
  });

  it.each([
    ['3.21.2', 1],
    ['4.1.4', 3],
    ['4.1.4-optimized', 1],
  ])('of the markup of %s contain %d', (file, count) => {
    setBody(readFragment(`elementor/lightbox-${file}.html`));
    expect(collectElementorSets(document).map(({ items }) => items.length)).toEqual([count]);
  });
});

describe('the look', () => {
  const ON = {
    lightbox_enable_counter: 'yes',
    lightbox_enable_fullscreen: 'yes',
    lightbox_enable_zoom: 'yes',
    lightbox_enable_share: 'yes',
  };

  it('has the tools that the site has switched on', () => {
    expect([...elementorLook({ kit: ON }).tools]).toEqual(['counter', 'fullscreen', 'zoom', 'share']);
    expect([...elementorLook({ kit: { ...ON, lightbox_enable_share: '' } }).tools]).toEqual([
      'counter',
      'fullscreen',
      'zoom',
    ]);
    expect([...elementorLook({}).tools]).toEqual([]);
  });

  it('has Elementor’s texts, where it has some', () => {
    const { labels } = elementorLook({ i18n: { zoom: 'Zoomen', close: 'Schließen', share: '', next: 5 } });
    expect(labels).toEqual({ zoom: 'Zoomen', close: 'Schließen' });
  });

  it('shares an address that opens the picture', () => {
    setBody('<a data-e-action-hash="#elementor-action%3Aaction%3Dlightbox">1</a>');
    location.hash = '#old';
    const { share } = elementorLook({
      i18n: { shareOnFacebook: 'Auf Facebook teilen', downloadImage: 'Bild laden' },
    });
    const file = 'https://college.example/hall.jpg';
    const links = share({ link: get('a'), name: 'Hall', file });
    expect(links.map(({ name, isDownload }) => [name, isDownload])).toEqual([
      ['Auf Facebook teilen', undefined],
      ['Twitter', undefined],
      ['Pinterest', undefined],
      ['Bild laden', true],
    ]);
    const shared = new URL(links[0]?.href ?? '').searchParams.get('u') ?? '';
    expect(new URL(shared).hash).toBe('#elementor-action%3Aaction%3Dlightbox');
    expect(shared).not.toContain('old');
    expect(links.at(-1)?.href).toBe(file);
    expect(share({ link: undefined, name: '', file: undefined })).toHaveLength(2);
  });
});

const targetOf = (html: string): Target | undefined => {
  setBody(html);
  return readTarget(get('[data-elementor-lightbox],a'));
};
const video = (options: object): string =>
  `<div data-elementor-lightbox="${JSON.stringify({ type: 'video', url: '/tour.mp4', ...options }).replaceAll('"', '&quot;')}"></div>`;
const action = (settings: object, name = 'lightbox'): string =>
  `<a href="#elementor-action%3Aaction%3D${name}%26settings%3D${encodeURIComponent(btoa(JSON.stringify(settings)))}">Open</a>`;
const here = (path: string): string => new URL(path, document.baseURI).href;

describe('a video behind a picture', () => {
  it('is a file with the options of the server', () => {
    setBody(readFragment('elementor/lightbox-4.1.4-video.html'));
    expect(readTarget(get('.elementor-custom-embed-image-overlay'))).toMatchObject({
      item: {
        kind: 'video',
        ratio: '1.33333',
        video: { kind: 'file', src: here('/tour.mp4'), isMuted: true, isLoop: false, isKept: true },
      },
      dialogId: 'elementor-lightbox-b2c4f01',
    });
  });

  it('plays in the player of its host, whatever the release', () => {
    setBody(readFragment('elementor/lightbox-3.21.2-video.html'));
    const target = readTarget(get('.elementor-custom-embed-image-overlay'));
    const found = target && 'item' in target && target.item.kind === 'video' ? target.item.video.src : '';
    expect(found).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/ddddddddddd\?.*&autoplay=1$/);
  });

  it.each([
    '<div data-elementor-lightbox="{"></div>',
    '<div data-elementor-lightbox="[]"></div>',
    video({ type: 'html' }),
    video({ url: 'javascript:alert(1)' }),
    video({ url: 5 }),
  ])('is an error: %s', (html) => expect(() => targetOf(html)).toThrow(/./));
});

describe('a link with an action', () => {
  it('opens a picture', () => {
    expect(targetOf(action({ id: 6, url: '/hall.jpg' }))).toMatchObject({
      item: { kind: 'image', src: here('/hall.jpg') },
    });
  });

  it('opens a picture of a set', () => {
    expect(targetOf(action({ slideshow: 'e1', url: '/hall.jpg' }))).toEqual({
      set: 'e1',
      address: '/hall.jpg',
    });
  });

  it('opens a video', () => {
    expect(targetOf(action({ type: 'video', videoType: 'hosted', url: '/tour.mp4' }))).toMatchObject({
      item: { kind: 'video', video: { kind: 'file' } },
    });
  });

  it.each([
    action({ id: 6, url: '/hall.jpg' }, 'popup:open'),
    action({ id: 6, url: 'javascript:alert(1)' }),
    action({ id: 6 }),
    action([]),
    '<a href="#elementor-action%3Aaction%3Dlightbox%26settings%3D%25">Open</a>',
  ])('is an error: %s', (html) => expect(() => targetOf(html)).toThrow(/./));

  it('is not another link', () => expect(targetOf('<a href="#top">Up</a>')).toBeUndefined());
});
