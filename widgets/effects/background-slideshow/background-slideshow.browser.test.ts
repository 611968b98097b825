/**
 * Elementor's background slideshows in a real browser (elementor-frontend, section 2.5). Fixed: a picture is loaded when it is next,
 * everything moves only near the window, and it can be paused.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { elementorPath } from '../../../tests/support/page-server';
import { scrollPage } from '../../../tests/support/page-scroll';
import { fragment } from '../../../tests/support/pages';
import { type Opening, panelBrowser, settle } from '../../../tests/support/panel-page';

const { openStill } = panelBrowser();
const read = (name: string) => fragment(`elementor/background-slideshow-${name}.html`);
const FAR = '<div style="height:3000px"></div>';
/** Short times, so that a test sees several changes. */
const quick = (html: string): string =>
  html
    .replace('_duration&quot;:400', '_duration&quot;:50')
    .replace('slide_duration&quot;:3000', 'slide_duration&quot;:400');
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="green"/></svg>';
const BUTTON = '[data-element_type] > button';

interface Scene extends Opening {
  /** The query of a picture that does not exist. */
  readonly missing?: string;
}

async function open(html: string, { missing = 'none', ...opening }: Scene = {}) {
  const { page, start, complaints } = await openStill(html, {
    viewport: { width: 1000, height: 700 },
    ...opening,
  });
  const requested: string[] = [];
  await page.route('**/meadow.svg*', (route) => {
    const { search } = new URL(route.request().url());
    requested.push(search);
    return search === missing
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
  });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((records) => {
      for (const { target, oldValue } of records) {
        const isSlide = target instanceof HTMLElement && target.classList.contains('swiper-slide');
        if (!isSlide || !oldValue?.includes('hidden') || target.style.visibility !== '') continue;
        seen.push(String([...(target.parentElement?.children ?? [])].indexOf(target)));
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['style'], attributeOldValue: true });
  });
  await page.addScriptTag({ type: 'module', url: elementorPath() });
  await start();
  await settle(page);
  return { page, requested, complaints };
}

/** The numbers of the pictures that were shown. */
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

const shown = (page: Page) =>
  page.locator('.elementor-background-slideshow__slide').evaluateAll((slides: HTMLElement[]) =>
    slides.map(({ style, firstElementChild }) => ({
      isVisible: style.visibility === '',
      classes: firstElementChild?.className.replace(/.*__image ?/, '') ?? '',
    })),
  );

describe('a slideshow behind a section', () => {
  it.each(['3.21.2', '4.1.4'])(
    'has its pictures in the original’s elements, behind the content: %s',
    async (release) => {
      const { page, requested, complaints } = await open(read(release));
      await expect.poll(() => seen(page)).toEqual(['0']);
      expect(
        await page
          .locator('section > .elementor-background-slideshow.swiper:first-child')
          .getAttribute('dir'),
      ).toBe('rtl');
      expect(await shown(page)).toEqual([
        {
          isVisible: true,
          classes: 'elementor-ken-burns elementor-ken-burns--in elementor-ken-burns--active',
        },
        { isVisible: false, classes: 'elementor-ken-burns elementor-ken-burns--in' },
        { isVisible: false, classes: 'elementor-ken-burns elementor-ken-burns--in' },
      ]);
      const [stage, section] = await Promise.all(
        ['.elementor-background-slideshow', 'section'].map((place) => page.locator(place).boundingBox()),
      );
      expect(stage).toEqual(section);
      // The next picture is there in time; the one after it is not asked for yet.
      await expect.poll(() => requested).toEqual(['', '?2']);
      expect(complaints).toEqual([]);
    },
  );

  it('changes in turn, and begins again', async () => {
    const { page } = await open(quick(read('4.1.4')));
    await expect.poll(async () => (await seen(page)).slice(0, 5).join()).toBe('0,1,2,0,1');
  });

  it('leaves out a picture that is missing', async () => {
    const { page } = await open(quick(read('4.1.4')), { missing: '?2' });
    await expect.poll(async () => (await seen(page)).slice(0, 4).join()).toBe('0,2,0,2');
  });

  it('is loaded and changes only near the window', async () => {
    const { page, requested } = await open(`${FAR}${quick(read('4.1.4'))}`);
    expect(requested).toEqual([]);
    await scrollPage(page, 2800);
    await expect.poll(async () => (await seen(page)).length).toBeGreaterThan(2);
  });

  it('stops at once by its button, which is the only tab stop', async () => {
    const { page } = await open(quick(read('4.1.4')));
    await expect.poll(async () => (await seen(page)).length).toBeGreaterThan(1);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Pause animation',
    );
    await page.keyboard.press('Enter');
    const states = await page
      .locator('.elementor-background-slideshow')
      .evaluate((stage) => stage.getAnimations({ subtree: true }).map(({ playState }) => playState));
    expect(states.filter((state) => state === 'running')).toEqual([]);
    await page.locator(BUTTON).press('Enter');
    const before = (await seen(page)).length;
    await expect.poll(async () => (await seen(page)).length).toBeGreaterThan(before);
  });

  it('is its first picture with reduced motion', async () => {
    const { page, requested } = await open(quick(read('4.1.4')), { reducedMotion: true });
    await expect.poll(() => seen(page)).toEqual(['0']);
    expect(requested).toEqual(['']);
    expect((await shown(page))[0]?.classes).not.toContain('active');
    expect(await page.locator(BUTTON).count()).toBe(0);
  });
});

describe('a slideshow whose pictures move', () => {
  it('moves them up, and stays at the last one', async () => {
    const { page } = await open(quick(read('4.1.4-up')));
    await expect.poll(async () => (await seen(page)).join()).toBe('0,1,2');
    await expect
      .poll(async () => (await shown(page)).map(({ isVisible }) => isVisible))
      .toEqual([false, false, true]);
    expect((await seen(page)).join()).toBe('0,1,2');
  });

  it('moves them to the left in a column', async () => {
    const moves = read('4.1.4-column')
      .replace('_duration&quot;:400', '_duration&quot;:4000')
      .replace(':3000', ':0');
    const { page } = await open(moves);
    await expect.poll(async () => (await seen(page)).includes('1'), { timeout: 15_000 }).toBe(true);
    const transforms = await page.locator('.elementor-background-slideshow').evaluate((stage) =>
      stage
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .map((frame) => frame['transform']),
    );
    expect(transforms).toEqual(expect.arrayContaining(['translate(-100%, 0%)', 'translate(100%, 0%)']));
    expect(await page.locator('.elementor-background-slideshow').getAttribute('dir')).toBe('ltr');
  });
});

describe('settings that cannot be used', () => {
  it.each([
    ['have a wrong type', read('4.1.4').replace('slide_duration&quot;:3000', 'slide_duration&quot;:[3]')],
    ['have an unknown transition', read('4.1.4').replace('&quot;fade&quot;', '&quot;cube&quot;')],
    ['have a picture without a URL', read('4.1.4').replace('&quot;url&quot;', '&quot;uri&quot;')],
    ['are no JSON', read('4.1.4').replace('data-settings="{', 'data-settings="{{')],
  ])('leave the section alone, with one report: they %s', async (_name, html) => {
    const { page, complaints } = await open(html);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain('elementor-background-slideshow');
    expect(await page.locator('.elementor-background-slideshow,button').count()).toBe(0);
  });
});
