/**
 * The numbers and URLs of Essential Addons' sticky video (essential-addons, section 12). Kept: threshold, dead zone,
 * corners. Fixed: the server's broken ids; a docked box is not wider than the screen allows.
 */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { clock } from './bar';
import { dockedStyle, isDockedAt } from './dock';
import { hostOf } from '../shared/media/hosts';
import { readVideo } from './settings';
import { get, setBody } from '../../tests/support/unit-runtime';

describe('docking', () => {
  const place = { viewportPx: 800, documentPx: 5000, placeTopPx: 500, placeHeightPx: 200 };
  const at = (topPx: number, isDocked = false, isArmed = true) =>
    isDockedAt({ ...place, topPx }, 70, { isDocked, isArmed });

  it.each([
    ['one px before 70 % of its height', 639, false, true, false],
    ['at 70 %', 640, false, true, true],
    ['beyond it, before it has played', 640, false, false, false],
    ['paused while docked', 700, true, false, true],
    ['scrolled back above it', 639, true, true, false],
    ['within the last 400 px, docked', 3800, true, true, true],
    ['within the last 400 px, not docked', 3800, false, true, false],
    ['one px before the last 400', 3799, false, true, true],
  ])('%s', (_name, topPx, isDocked, isArmed, expected) =>
    expect(at(topPx, isDocked, isArmed)).toBe(expected),
  );

  it('keeps 40 px from the edges of its corner, and sets no others', () => {
    expect(dockedStyle('top-right', { widthPx: 300, heightPx: 169 })).toEqual({
      top: '40px',
      right: '40px',
      bottom: 'auto',
      left: 'auto',
      width: '300px',
      height: '169px',
      maxWidth: 'calc(100vw - 80px)',
    });
    expect(dockedStyle('bottom-left', { widthPx: 1, heightPx: 1 })).toMatchObject({
      top: 'auto',
      right: 'auto',
      bottom: '40px',
      left: '40px',
    });
  });
});

const options = { isMuted: false, isLoop: false, origin: 'https://college.example' };
const youTube = hostOf('youtube', 'aaaaaaaaaaa', options);
const vimeo = hostOf('vimeo', '76979871', options);

describe('a host’s URL', () => {
  it.each([
    ['youtube', 'aaaaaaaaaaa', 'https://www.youtube.com/embed/aaaaaaaaaaa'],
    ['youtube', 'aaaaaaaaaaa&t', 'https://www.youtube.com/embed/aaaaaaaaaaa'],
    ['youtube', 'https://youtu.be/aa-aaaa_aaa?t=3', 'https://www.youtube.com/embed/aa-aaaa_aaa'],
    [
      'youtube',
      'https://www.youtube.com/watch?v=aaaaaaaaaaa&t=3',
      'https://www.youtube.com/embed/aaaaaaaaaaa',
    ],
    ['youtube', 'aaaa', undefined],
    ['youtube', '"><script>', undefined],
    ['vimeo', '76979871', 'https://player.vimeo.com/video/76979871'],
    ['vimeo', '76979871?h=ab12', 'https://player.vimeo.com/video/76979871'],
    ['vimeo', '../evil', undefined],
    ['elsewhere', 'aaaaaaaaaaa', undefined],
  ])('for %s and the id %j is checked', (provider, id, address) => {
    const url = hostOf(provider, id, options)?.address;
    expect(url?.split('?')[0]).toBe(address);
  });

  it('starts at once, reports its state, and repeats if the server says so', () => {
    const loud = new URL(youTube?.address ?? '').searchParams;
    expect(Object.fromEntries(loud)).toMatchObject({
      autoplay: '1',
      rel: '0',
      modestbranding: '1',
      enablejsapi: '1',
      origin: 'https://college.example',
    });
    expect(loud.has('mute')).toBe(false);
    const muted = hostOf('youtube', 'aaaaaaaaaaa', { ...options, isMuted: true, isLoop: true });
    expect(Object.fromEntries(new URL(muted?.address ?? '').searchParams)).toMatchObject({
      mute: '1',
      loop: '1',
      playlist: 'aaaaaaaaaaa',
    });
    const secret = hostOf('vimeo', '76979871?h=ab12', { ...options, isMuted: true, isLoop: true });
    expect(Object.fromEntries(new URL(secret?.address ?? '').searchParams)).toMatchObject({
      h: 'ab12',
      muted: '1',
      loop: '1',
    });
  });
});

describe('a host’s messages', () => {
  it.each([
    [youTube, { event: 'infoDelivery', info: { playerState: 1 } }, { isPlaying: true }],
    [
      youTube,
      { event: 'infoDelivery', info: { playerState: 2, currentTime: 3 } },
      { isPlaying: false, atSeconds: 3 },
    ],
    [youTube, { event: 'infoDelivery', info: { playerState: 0 } }, { isPlaying: false, hasEnded: true }],
    [youTube, { event: 'infoDelivery', info: { playerState: 3 } }, {}],
    [youTube, { event: 'infoDelivery', info: { volume: 50, muted: false } }, { volume: 0.5 }],
    [youTube, { event: 'infoDelivery', info: { volume: 50, muted: true } }, { volume: 0 }],
    [youTube, { event: 'onReady' }, undefined],
    [
      vimeo,
      { event: 'play', data: { seconds: 1, duration: 9 } },
      { isPlaying: true, atSeconds: 1, durationSeconds: 9 },
    ],
    [vimeo, { event: 'ended' }, { isPlaying: false, hasEnded: true }],
    [vimeo, { event: 'volumechange', data: { volume: 0.4 } }, { volume: 0.4 }],
    [vimeo, { event: 'ready' }, undefined],
    [vimeo, { event: { play: 1 } }, undefined],
  ])('%#: %j', (host, message, change) => expect(host?.read(message)).toEqual(change));

  it('are orders that each host understands', () => {
    expect(youTube?.order({ name: 'seek', value: 7 })).toEqual([
      { event: 'command', func: 'seekTo', args: [7, true] },
    ]);
    expect(youTube?.order({ name: 'volume', value: 0.5 })).toEqual([
      { event: 'command', func: 'setVolume', args: [50] },
      { event: 'command', func: 'unMute', args: [] },
    ]);
    expect(vimeo?.order({ name: 'pause' })).toEqual([{ method: 'pause' }]);
    expect(vimeo?.order({ name: 'volume', value: 0 })).toEqual([
      { method: 'setVolume', value: 0 },
      { method: 'setMuted', value: true },
    ]);
  });
});

const byItself = (html: string) => html.replace('data-autoplay="no"', 'data-autoplay="yes"');

const read = (file: string, change = (html: string) => html) => {
  const note = vi.fn<() => void>();
  setBody(change(readFragment(`essential-addons/${file}.html`)));
  const media = get('[data-plyr-config]');
  return { ...readVideo(get('.eael-sticky-video-player2'), media, note), note };
};

describe('settings', () => {
  it('are read from what each release prints', () => {
    expect(read('sticky-video-4.7.0-overlay')).toMatchObject({
      isSticky: true,
      corner: 'bottom-right',
      size: { widthPx: 300, heightPx: 169 },
      percent: 70,
      isAutoplay: false,
      isMuted: false,
      isLoop: true,
    });
    // An empty value is printed for 0.
    expect(read('sticky-video-5.3.2-transparent')).toMatchObject({
      corner: 'top-left',
      size: { widthPx: 320, heightPx: 180 },
      percent: 0,
      isMuted: true,
    });
    expect(read('sticky-video-6.6.9')).toMatchObject({ corner: 'bottom-left', percent: 50 });
  });

  it('that start by themselves are muted', () => {
    expect(read('sticky-video-4.7.0-overlay', byItself)).toMatchObject({ isAutoplay: true, isMuted: true });
  });

  it('start nothing by itself for a visitor who saves data', () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data: reduce)' }));
    expect(read('sticky-video-4.7.0-overlay', byItself)).toMatchObject({ isAutoplay: false, isMuted: false });
  });

  it('that are invalid become the defaults', () => {
    const garbled = read('sticky-video-4.7.0-overlay', (html) =>
      html
        .replace(/data-(swidth|sheight|scroll_height|position)="[^"]*"/g, 'data-$1="x"')
        .replace(/data-plyr-config="[^"]*"/, 'data-plyr-config="{"'),
    );
    expect(garbled).toMatchObject({
      corner: 'bottom-right',
      size: { widthPx: 300, heightPx: 169 },
      percent: 70,
      isLoop: false,
    });
    expect(garbled.note).toHaveBeenCalledTimes(5);
  });
});

describe('a time', () => {
  it.each([
    [0, '00:00'],
    [65.9, '01:05'],
    [3600, '01:00:00'],
    [-1, '00:00'],
  ])('of %d s is %s', (seconds, text) => expect(clock(seconds)).toBe(text));
});
