/** Audio and video players (goodlayers-theme, section 7). */
import { describe, expect, it, vi } from 'vitest';
import { unitContext } from '../../../tests/support/unit-context';
import { get, setBody } from '../../../tests/support/unit-runtime';
import { mount } from './media-player';

const AUDIO = '<audio class="wp-audio-shortcode" controls></audio>';
const VIDEO = '<video class="wp-video-shortcode" controls></video>';

/** Mounts all players of the page. @returns what unmounts them */
function mountAll(): AbortController {
  const ending = new AbortController();
  for (const player of document.querySelectorAll<HTMLElement>('[controls]'))
    void mount(player, { ...unitContext('media-player'), signal: ending.signal });
  return ending;
}

const media = (selector: string): HTMLMediaElement => get(selector) as HTMLMediaElement;

describe('a player', () => {
  it('that starts pauses the other players, and no other media', () => {
    setBody(`${AUDIO}${VIDEO}<video id="background" autoplay></video>`);
    const paused: EventTarget[] = [];
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      paused.push(this);
    });
    const ending = mountAll();
    get('video.wp-video-shortcode').dispatchEvent(new Event('play'));
    expect(paused).toEqual([get('audio')]);
    ending.abort();
    get('audio').dispatchEvent(new Event('play'));
    expect(paused).toHaveLength(1);
  });

  it('has the original’s volume from its start, unless the visitor has chosen another', () => {
    setBody(AUDIO + VIDEO);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    mountAll();
    media('video').volume = 0.3;
    for (const player of [media('audio'), media('video')]) player.dispatchEvent(new Event('play'));
    expect([media('audio').volume, media('video').volume]).toEqual([0.8, 0.3]);
    media('audio').volume = 1;
    media('audio').dispatchEvent(new Event('play'));
    expect(media('audio').volume).toBe(1);
  });

  it('goes back to the start at the end', () => {
    setBody(VIDEO);
    mountAll();
    media('video').currentTime = 12;
    get('video').dispatchEvent(new Event('ended'));
    expect(media('video').currentTime).toBe(0);
  });
});
