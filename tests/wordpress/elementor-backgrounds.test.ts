/** Pages with Elementor's stretched sections and videos (elementor-frontend, sections 2.4, 2.6 and 3.9). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { decide, element, FRONT_END, JQUERY, page, widget } from './elementor-page';

const MODULE = 'atoll-elementor-js-module';
const fragment = (file: string): string =>
  readFileSync(join(import.meta.dirname, `../../mocks/markup/elementor/${file}.html`), 'utf8');

describe.concurrent.each(['3.21.2', '4.1.4'])('a stretched section of Elementor %s', (release) => {
  const printed = page(fragment(`stretched-${release}`));

  test('needs no script of Elementor, and is stretched while the page is read', async () => {
    const { kept, visit: found } = await decide(printed, ',allow-elementor', '', release);
    expect(kept).toEqual([]);
    expect(found.scripts.map(({ id }) => id)).toContain(MODULE);
    expect(found.text).toMatch(
      /elementor-section-stretched[^>]*>\s*<script[^>]* data-side="left"[^>]*>\s*\(function\(s\)/,
    );
  });

  test('is as it was printed where Elementor’s scripts stay', async () => {
    const { kept, visit: found } = await decide(printed, '', '', release);
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(found.text).not.toContain('data-side');
  });

  test('keeps the scripts if it is switched off', async () => {
    const { kept, text } = await decide(
      printed,
      ',allow-elementor,saved-families',
      '&widgets_off=elementor-stretch',
      release,
    );
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toContain('(elementor-stretch)');
  });
});

test('a section with the class alone is not stretched', async () => {
  const markup = page(element('section', '<p>Sports</p>', {}, '')).replace(
    'class="elementor-element ',
    'class="elementor-section-stretched elementor-element ',
  );
  const { kept, visit: found } = await decide(markup);
  expect(kept).toEqual([]);
  expect(found.text).not.toContain('data-side');
});

test('a stretched section has its place before Atoll’s scripts run, and in another window', async () => {
  const browser = await launchChromium();
  try {
    const tab = await browser.newPage({ viewport: { width: 1350, height: 700 } });
    await tab.route(/\/atoll\/assets\/.*\.js/, (route) => route.abort());
    const markup = encodeURIComponent(Buffer.from(page(fragment('stretched-4.1.4'))).toString('base64'));
    await tab.goto(
      new URL(
        `demo/?fixture=elementor,allow-elementor,markup&markup=${markup}&elementor=4.1.4`,
        inject('site').url,
      ).href,
    );
    // Elementor's stylesheet is not here.
    await tab.addStyleTag({ content: '.elementor-section-stretched{position:relative}' });
    const section = tab.locator('.elementor-section-stretched');
    const place = () =>
      section.evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        return [Math.round(left), Math.round(width), element.getAttribute('data-atoll-state')];
      });
    expect(await place()).toEqual([0, 1350, null]);
    await tab.setViewportSize({ width: 800, height: 700 });
    await expect.poll(place).toEqual([0, 800, null]);
  } finally {
    await browser.close();
  }
});

const VIDEOS: Readonly<Record<string, readonly string[]>> = {
  '3.21.2': ['background-slideshow-3.21.2', 'background-video-3.21.2', 'video-3.21.2', 'video-3.21.2-vimeo'],
  '4.1.4': [
    'background-slideshow-4.1.4',
    'background-slideshow-4.1.4-up',
    'background-slideshow-4.1.4-column',
    'background-video-4.1.4',
    'background-video-4.1.4-youtube',
    'background-video-4.1.4-vimeo-once',
    'video-4.1.4',
    'video-4.1.4-vimeo',
    'video-4.1.4-dailymotion-lazy',
    'video-4.1.4-hosted',
    'video-4.1.4-no-icon',
    'video-4.1.4-no-overlay',
  ],
};

describe.concurrent.each(
  Object.entries(VIDEOS).flatMap(([release, files]) => files.map((file) => ({ release, file }))),
)('Elementor $release: $file', ({ release, file }) => {
  test('needs no script of Elementor', async () => {
    const { kept, visit: found } = await decide(page(fragment(file)), ',allow-elementor', '', release);
    expect(kept).toEqual([]);
    expect(found.scripts.map(({ id }) => id)).toContain(MODULE);
  });
});

describe.concurrent('a video', () => {
  const FILE =
    '<div class="elementor-wrapper"><video class="elementor-video" src="/tour.mp4" controls></video></div>';

  test('without a picture needs no script at all', async () => {
    const { kept, visit: found } = await decide(
      page(widget('video.default', FILE, { video_type: 'hosted', controls: 'yes' })),
    );
    expect(kept).toEqual([]);
    expect(found.scripts.map(({ id }) => id)).not.toContain(MODULE);
  });

  test.each([
    [{ sticky_video: 'yes' }, 'setting sticky_video'],
    [{ start_custom: 3 }, 'setting start_custom'],
  ])('keeps the scripts with the unknown settings %j', async (settings, why) => {
    const { kept, text } = await decide(page(widget('video.default', FILE, settings)));
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toContain(why);
  });

  test('has settings that other widgets do not have', async () => {
    expect((await decide(page(widget('heading.default', '', { youtube_url: 'x' })))).text).toContain(
      'setting youtube_url',
    );
  });

  test.each([
    ['elementor-video', 'video-4.1.4'],
    ['elementor-background-video', 'background-video-4.1.4'],
    ['elementor-background-slideshow', 'background-slideshow-4.1.4'],
  ])('keeps the scripts if %s is switched off', async (name, file) => {
    const { kept, text } = await decide(
      page(fragment(file)),
      ',allow-elementor,saved-families',
      `&widgets_off=${name}`,
      '4.1.4',
    );
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toContain(`(${name})`);
  });

  test('behind a column is never played, also by Elementor', async () => {
    const column = element('column', '<p>Sports</p>', {
      background_background: 'video',
      background_video_link: '/tour.mp4',
    });
    const { kept, visit: found } = await decide(page(column));
    expect(kept).toEqual([]);
    expect(found.scripts.map(({ id }) => id)).not.toContain(MODULE);
  });
});
