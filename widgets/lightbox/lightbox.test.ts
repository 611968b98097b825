/** How the lightbox reads links and addresses, without a browser (goodlayers-panels, section 18). */
import { describe, expect, it } from 'vitest';
import { knownSize } from '../shared/media/item';
import { collectSets } from './goodlayers-look';
import { readDeepLink, writeDeepLink } from './look';
import { shareLinks } from './slides/share';
import { type Rotation, rotateBy, UPRIGHT } from './slides/rotate';
import { readVideo } from '../shared/media/video';
import { setBody } from '../../tests/support/unit-runtime';

describe('the address of a slide', () => {
  it('is read as it was written', () => {
    expect(readDeepLink(writeDeepLink({ gallery: 3, slide: 0 }))).toEqual({ gallery: 3, slide: 0 });
  });

  it.each([
    '',
    '#',
    '#lg=1',
    '#lg=1&slide=',
    '#lg=-1&slide=0',
    '#lg=1&slide=1e3',
    '#lg=1&slide=2&x',
    'lg=1&slide=0',
  ])('is not %j', (hash) => expect(readDeepLink(hash)).toBe(undefined));
});

describe('videos', () => {
  const youtube = 'https://www.youtube-nocookie.com/embed/Ow2Shb_nkOw?wmode=opaque&autoplay=1&enablejsapi=1';
  it.each([
    ['https://www.youtube.com/watch?v=Ow2Shb_nkOw&t=3', youtube],
    ['http://m.youtube.com/watch?v=Ow2Shb_nkOw', youtube],
    ['https://youtu.be/Ow2Shb_nkOw?t=3', youtube],
    ['https://www.youtube.com/embed/Ow2Shb_nkOw?wmode=transparent', youtube],
    ['https://www.youtube.com/shorts/Ow2Shb_nkOw', youtube],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1'],
    ['https://player.vimeo.com/video/76979871?title=0', 'https://player.vimeo.com/video/76979871?autoplay=1'],
    ['https://dai.ly/x5abc', 'https://www.dailymotion.com/embed/video/x5abc?autoplay=1'],
    [
      'https://www.dailymotion.com/video/x5abc_title',
      'https://www.dailymotion.com/embed/video/x5abc?autoplay=1',
    ],
    ['https://vk.com/video_ext.php?oid=1&id=2', 'https://vk.com/video_ext.php?oid=1&id=2&autoplay=1'],
    ['https://college.example/film.MP4?x', 'https://college.example/film.MP4?x'],
  ])('%s', (address, src) => expect(readVideo(new URL(address))?.src).toBe(src));

  it.each([
    'https://college.example/a.jpg',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=%22%3E',
    'https://vimeo.com/about',
    'https://vk.com/club1',
    'https://youtube.com.evil.example/watch?v=Ow2Shb_nkOw',
  ])('%s is not a video', (address) => expect(readVideo(new URL(address))).toBe(undefined));
});

describe('the size of a picture', () => {
  const thumbnail = {
    src: '/a-400x225.jpg',
    srcset: '/a-400x225.jpg 400w, /a.jpg 1600w',
    width: 400,
    height: 225,
  };
  it.each([
    ['is in its name', '/b-1024x576.jpg', undefined, { width: 1024, height: 576 }],
    [
      'is the thumbnail’s, of the same file',
      '/c.jpg',
      { ...thumbnail, src: '/c.jpg' },
      { width: 400, height: 225 },
    ],
    ['comes from the thumbnail’s candidates', '/a.jpg', thumbnail, { width: 1600, height: 900 }],
    ['is not known', '/d.jpg', thumbnail, undefined],
    ['is not known without a shape', '/a.jpg', { ...thumbnail, width: NaN }, undefined],
    ['is not 0', '/e-0x0.jpg', undefined, undefined],
  ])('%s', (_name, url, known, size) => expect(knownSize(url, known)).toEqual(size));
});

/** The directions of a picture's right and lower edge on the screen. */
const edges = ({ quarters, x, y }: Rotation): string => {
  const directions = ['right', 'down', 'left', 'up'];
  const at = (quarter: number): string => directions[((quarter % 4) + 4) % 4] ?? '';
  return `${at(quarters + (x === 1 ? 0 : 2))} ${at(quarters + (y === 1 ? 1 : 3))}`;
};

describe('rotating a picture', () => {
  it.each([
    [[], 'right down'],
    [['right'], 'down left'],
    [['left'], 'up right'],
    [['left', 'left', 'left', 'left', 'left'], 'up right'],
    [['horizontal'], 'left down'],
    [['vertical'], 'right up'],
    // As the visitor sees it: the edge that pointed left points right, whatever came before.
    [['right', 'horizontal'], 'down right'],
    [['right', 'vertical'], 'up left'],
    [['horizontal', 'right'], 'up left'],
    [['horizontal', 'horizontal'], 'right down'],
  ] as const)('%j: its edges point %s', (commands, expected) => {
    expect(edges(commands.reduce<Rotation>(rotateBy, UPRIGHT))).toBe(expected);
  });

  it('continues in one direction, so that no animation takes the long way', () => {
    expect([1, 2, 3, 4, 5].reduce((rotation) => rotateBy(rotation, 'right'), UPRIGHT).quarters).toBe(5);
  });
});

const SLIDE = 'https://x.example/?a=1#lg=1&slide=0';
const names = (file: string | undefined): string[] => shareLinks(SLIDE, file, '').map(({ name }) => name);

describe('sharing', () => {
  it('shares the slide’s address, and the picture’s if others can open it', () => {
    expect(names('https://x.example/a.jpg')).toEqual(['Facebook', 'Twitter', 'Pinterest']);
    expect(names('data:image/gif,x')).toEqual(['Facebook', 'Twitter']);
    expect(names(undefined)).toEqual(['Facebook', 'Twitter']);
    const [facebook, twitter] = shareLinks(SLIDE, undefined, '');
    expect(new URL(facebook?.href ?? '').searchParams.get('u')).toBe(SLIDE);
    expect(twitter?.href).not.toContain('text=');
  });
});

const link = (group: string, name: string): string =>
  `<a class="gdlr-core-lightgallery" href="/${name}.jpg" data-lightbox-group="${group}">${name}</a>`;
/** The sets' pictures, one line per set. */
const sets = (html: string): string[] => {
  setBody(html);
  return collectSets(document).map(
    ({ id, items }) =>
      `${id}: ${items.map((item) => (item.kind === 'image' ? item.src.replace(/^.*\/|\.jpg$/g, '') : item.kind)).join(' ')}`,
  );
};
const holder = (inner: string): string => `<div class="gdlr-core-portfolio-item-holder">${inner}</div>`;
const post = (inner: string): string => `<div class="gdlr-core-item-list">${inner}</div>`;

describe('sets', () => {
  it('are groups of the page; links without a group are alone and come last', () => {
    expect(
      sets(
        `<a class="strip" href="/alone.jpg"></a>${link('g1', 'a')}${link('g2', 'b')}${link('g1', 'c')}${link('g2', 'd')}`,
      ),
    ).toEqual(['1: a c', '2: b d', '3: alone']);
  });

  it('of a portfolio or a gallery cover the whole holder, with its titles in a set for themselves', () => {
    expect(
      sets(
        holder(
          `${link('n-2', 'a')}${link('n-2t', 'a-title')}${link('n-1', 'loaded')}${link('n-1t', 'loaded-title')}`,
        ) + holder(`${link('n-1', 'b')}${link('n-1', 'c')}`),
      ),
    ).toEqual(['1: a loaded', '2: a-title loaded-title', '3: b c']);
  });

  it('stay within an item of any other list', () => {
    expect(sets(post(link('g1', 'a') + link('g1', 'b')) + post(link('g1', 'c') + link('g1', 'd')))).toEqual([
      '1: a b',
      '2: c d',
    ]);
  });

  it('leave out a slider’s copies', () => {
    expect(sets(`${link('g', 'a')}<div class="clone">${link('g', 'a')}</div>${link('g', 'b')}`)).toEqual([
      '1: a b',
    ]);
  });

  it.each([
    ['[{"src":"/a.jpg","subHtml":"A"},{"src":null},{"src":"/b.jpg"}]', ['1: a b']],
    ['[{"url":"/a.jpg","caption":"A"},{"url":"https://youtu.be/Ow2Shb_nkOw"}]', ['1: a video']],
    ['[1,null,"x",{"src":"javascript:alert(1)"},{"src":{}}]', []],
    ['{"src":"/a.jpg"}', []],
    ['not JSON', []],
  ])('behind one link: %s', (json, expected) => {
    expect(sets(`<a data-gallery-lb='${json}' href="#"></a>`)).toEqual(expected);
  });

  it('show pages in a frame if the link says so', () => {
    expect(
      sets(
        '<a class="strip" data-iframe="true" href="/page"></a><a class="strip" data-type="iframe" href="/other"></a>',
      ),
    ).toEqual(['1: frame', '2: frame']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x/a.jpg', ''])('ignore %j', (href) => {
    expect(sets(`<a class="strip" href="${href}"></a>`)).toEqual([]);
  });

  it('read captions and groups of all three libraries', () => {
    setBody(
      '<a class="strip" data-src="/a.jpg" data-strip-caption="A" data-strip-group="s"></a><a class="gdlr-core-ilightbox" href="/b.jpg" data-caption="B" data-ilightbox-group="s"></a><a class="gdlr-core-lightgallery" href="/c.jpg" data-sub-html="C" data-lightbox-group="s"></a>',
    );
    const [set] = collectSets(document);
    expect(set?.items.map(({ caption }) => caption)).toEqual(['A', 'B', 'C']);
  });
});
