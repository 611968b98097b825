/**
 * Sliders and carousels (goodlayers-sliders, section 1), which replace FlexSlider. Kept: every name that the themes
 * style, the swipe's limits, the stop of what moves by itself at the first action, the keys of the whole page for a
 * sole slider. Fixed: no resuming after a tab switch (quirk 2), no start on mere focus (3), the slides in view are the
 * active ones (4, 5), no copies (8), start in a closed tab (15) and at a page (16).
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { hasten } from '../../tests/support/page-browser';
import { finishMovements, panelBrowser, settle } from '../../tests/support/panel-page';
import { drag, holdClock, look, setHidden } from '../../tests/support/slider-visitor';

const { open, openPaused, openStill } = panelBrowser();

const slider = (variant: string) => fragment(`goodlayers/slider-${variant}.html`);

const next = (page: Page) => page.locator('.flex-next').first();

describe('a slider in a flex item', () => {
  const IN_ITEM = `<div style="display:flex"><div id="item">${slider('2.1.7-carousel')}</div></div>`;

  it('keeps to the width of the page, also when it is measured again', async () => {
    const page = await open(IN_ITEM, { reducedMotion: true });
    const before = await page.evaluate(() => document.documentElement.clientWidth);
    expect(
      await page.locator('#item').evaluate((item) => item.getBoundingClientRect().width),
    ).toBeLessThanOrEqual(before);
    await page.setViewportSize({ width: 390, height: 800 });
    await settle(page);
    expect(
      await page.locator('#item').evaluate((item) => item.getBoundingClientRect().width),
    ).toBeLessThanOrEqual(390);
  });
});

describe('the names that themes style', () => {
  it('of a row: viewport, bullets, arrows and states', async () => {
    const page = await open(slider('2.1.7'), { reducedMotion: true });
    const root = page.locator('.gdlr-core-flexslider');
    expect(await root.locator('> .flex-viewport > ul.slides').count()).toBe(1);
    expect(
      await root.locator('> ol.flex-control-nav.flex-control-paging > li > a').allTextContents(),
    ).toEqual(['1', '2', '3']);
    const arrows = root.locator('> ul.flex-direction-nav');
    expect(await arrows.locator('> li.flex-nav-prev > a.flex-prev > i.arrow_carrot-left').count()).toBe(1);
    expect(await arrows.locator('> li.flex-nav-next > a.flex-next > i.arrow_carrot-right').count()).toBe(1);
    expect(await root.locator('.swiper-slide,.swiper-wrapper,.clone').count()).toBe(0);
    expect(await look(page)).toEqual({ shown: [0], inert: [1, 2], inBox: [0], bullet: 0 });
    expect(await page.locator('.slides > li[data-thumb-alt=""]').count()).toBe(3);
    // 200 ms after the start, and after each movement.
    await page.waitForSelector('.slides > li.gdlr-core-active:first-child');
    await page.locator('.flex-control-nav a').nth(2).click();
    expect(await look(page)).toEqual({ shown: [2], inert: [0, 1], inBox: [2], bullet: 2 });
    await page.waitForSelector('.slides > li.gdlr-core-active:last-child');
    expect(await root.getAttribute('role')).toBe('group');
    expect(await root.getAttribute('aria-roledescription')).toBe('carousel');
    expect(await page.locator('.slides > li').first().getAttribute('aria-label')).toBe('1 of 3');
    // No address is left behind by a click on an arrow.
    await next(page).click();
    expect(page.url()).not.toContain('#');
  });

  it('of a fade: no viewport, and one slide on top', async () => {
    const page = await open(slider('2.1.7-kenburn'), { reducedMotion: true });
    expect(await page.locator('.flex-viewport').count()).toBe(0);
    await next(page).click();
    const opacities = await page
      .locator('.slides > li')
      .evaluateAll((slides) => slides.map((slide) => [slide.style.opacity, slide.style.zIndex].join()));
    expect(opacities).toEqual(['0,1', '1,2', '0,1']);
  });

  it('of arrows in their own place, and of the ones that the server printed', async () => {
    const docked = await open(slider('2.1.7-carousel'), { reducedMotion: true });
    const place = docked.locator('.gdlr-core-flexslider-nav > ul.flex-direction-nav a');
    expect(await place.count()).toBe(2);
    expect(await place.first().getAttribute('aria-label')).toBe('Previous');
    await place.last().click();
    expect((await look(docked)).shown).toEqual([1, 2, 3, 4]);

    const own = await open(slider('2.1.7-outer'), { reducedMotion: true });
    expect(await own.locator('.flex-direction-nav').count()).toBe(0);
    // Begins with the second page.
    expect(await look(own)).toMatchObject({ shown: [1, 2, 3], inBox: [1, 2, 3] });
    await own.getByRole('button', { name: 'Next' }).click();
    expect((await look(own)).shown).toEqual([2, 3, 4]);
    await own.getByRole('button', { name: 'Next' }).click();
    expect((await look(own)).shown).toEqual([0, 1, 2]);
  });

  it('of arrows below, and at half the height', async () => {
    const below = await open(
      slider('2.1.7-outer')
        .replace('"navigation-outer"', '"navigation-bottom"')
        .replace('style-navigation-outer', 'style-navigation-bottom'),
      { reducedMotion: true },
    );
    expect(await below.locator('.flex-viewport + .gdlr-core-flexslider-custom-nav').count()).toBe(1);
    const centred = await open(slider('2.1.7-testimonial'), { reducedMotion: true });
    const margins = await centred.evaluate(() => {
      const root = document.querySelector<HTMLElement>('.gdlr-core-flexslider');
      const arrow = document.querySelector<HTMLElement>('.flex-next');
      dispatchEvent(new Event('gdlr-core-element-resize'));
      return [arrow?.style.marginTop, `${-((root?.offsetHeight ?? 0) + (arrow?.offsetHeight ?? 0)) / 2}px`];
    });
    expect(margins[0]).toBe(margins[1]);
  });

  it('of a carousel that has no more slides than columns: inert, and whole', async () => {
    const few = slider('2.1.7-carousel').replace('data-column="4"', 'data-column="6"');
    const page = await open(few, { reducedMotion: true });
    expect((await look(page)).shown).toHaveLength(6);
    expect(await page.locator('.flex-disabled[tabindex="-1"][aria-hidden="true"]').count()).toBe(2);
    const fewer = await open(slider('2.1.7-carousel').replace('data-column="4"', 'data-column="9"'));
    expect(await fewer.locator('.gdlr-core-flex-inactive').count()).toBe(1);
    await fewer.setViewportSize({ width: 600, height: 900 });
    await settle(fewer);
    expect(await fewer.locator('.gdlr-core-flex-inactive').count()).toBe(0);
    expect(await look(fewer)).toMatchObject({ shown: [0], inBox: [0] });
  });
});

/** Hand-written: what no fragment shows, in the contract's own skeleton. */
const simple = (attributes: string, slides: readonly string[] = ['One', 'Two', 'Three']): string =>
  `<div class="gdlr-core-flexslider flexslider gdlr-core-js-2" ${attributes}><ul class="slides">${slides
    .map((slide) => `<li>${slide}</li>`)
    .join('')}</ul></div>`;

const box = (name: string, html: string): string => `<div id="${name}">${html}</div>`;

/** Positions of the slides that are shown, of the slider in a box of the page. */
const shownIn = (page: Page, box: string) =>
  page
    .locator(`${box} .slides`)
    .first()
    .evaluate((list) =>
      [...list.children].flatMap((slide, index) => (slide.matches('.flex-active-slide') ? [index] : [])),
    );

describe('the other places of arrows', () => {
  it('are the slider, its parent’s places, a printed pair, and buttons beside a text or in a card', async () => {
    const place = '<div class="gdlr-core-flexslider-nav"></div>';
    const pair = '<i class="flex-prev">‹</i><i class="flex-next">›</i>';
    const at = (name: string, nav: string, more = ''): string =>
      `<div id="${name}" class="${name}">${more}${simple(`data-effect="slide" data-nav-parent="${name}" ${nav}`)}</div>`;
    const page = await open(
      [
        at('bare', '', place),
        at('twice', 'data-nav="navigation"', place + place),
        at('pair', 'data-nav="navigation" data-nav-type="custom"', pair),
        at('crowd', 'data-nav="navigation" data-nav-type="custom"', pair + pair),
        `<div id="text" class="gdlr-core-flexslider-outer"><div class="gdlr-core-flexslider-left-content-nav"><i class="gdlr-custom-flex-prev">‹</i><i class="gdlr-custom-flex-next">›</i></div>${simple('data-nav="none"')}</div>`,
        `<div id="card">${simple('data-effect="slide" data-nav="none"', ['One <i class="gdlr-custom-flex-next">›</i>', 'Two'])}</div>`,
      ].join(''),
      { reducedMotion: true },
    );
    // Without an attribute, and where not exactly two were printed, they stand in the slider.
    expect(await page.locator(':is(#bare,#crowd) .gdlr-core-flexslider > .flex-direction-nav').count()).toBe(
      2,
    );
    expect(await page.locator('.gdlr-core-flexslider-nav > .flex-direction-nav').count()).toBe(2);
    expect(await page.locator('#pair .flex-direction-nav').count()).toBe(0);
    for (const [arrow, box] of [
      ['#twice .gdlr-core-flexslider-nav:first-child .flex-next', '#twice'],
      ['#pair .flex-next', '#pair'],
      ['#text .gdlr-custom-flex-next', '#text'],
      ['#card .gdlr-custom-flex-next', '#card'],
    ] as const) {
      // Not where it stands: arrows of these low sliders lie on each other.
      await page.locator(arrow).dispatchEvent('click');
      expect([box, await shownIn(page, box)]).toEqual([box, [1]]);
    }
    await page.locator('#twice .gdlr-core-flexslider-nav:nth-child(2) .flex-next').press('Enter');
    expect(await shownIn(page, '#twice')).toEqual([2]);
    await page.locator('#text .gdlr-custom-flex-prev').press('Space');
    expect(await shownIn(page, '#text')).toEqual([0]);
  });
});

describe('odd markup', () => {
  it('of one slide, none, no columns, a frame, a slider in a slide, and other bullets', async () => {
    const six = ['1', '2', '3', '4', '5', '6'];
    const { page, start, complaints } = await openStill(
      [
        box('single', simple('data-nav="both"', ['One'])),
        box('empty', simple('data-nav="both"', [])),
        box('columns', simple('data-type="carousel" data-nav="bullet"')),
        box('frame', simple('', ['<p class="gdlr-core-outer-frame-element">One</p>', 'Two'])),
        box('outer', simple('data-effect="slide"', [`One ${simple('data-nav="bullet"')}`, 'Two'])),
        box('touch', simple('data-nav="touch-navigation-bullet" data-controls-top-margin="17px"')),
        box('gap', simple('data-type="carousel" data-column="3" data-margin="10" data-move="2"', six)),
      ].join(''),
      { reducedMotion: true },
    );
    await start();
    const count = (selector: string) => page.locator(selector).count();
    // A single one keeps its arrows, for the eye alone.
    expect(await count('#single .flex-disabled[tabindex="-1"][aria-hidden="true"]')).toBe(2);
    expect(await count('#single .flex-control-nav, #empty :is(a,ol)')).toBe(0);
    expect([await shownIn(page, '#columns'), await count('#columns .flex-control-nav a')]).toEqual([[0], 3]);
    expect(await count('#frame > .gdlr-core-with-outer-frame-element')).toBe(1);
    expect(await count('#outer .flex-viewport > .slides.parent-slides')).toBe(1);
    await page.locator('#outer .slides .flex-control-nav a').nth(1).click();
    expect([await shownIn(page, '#outer .slides'), await shownIn(page, '#outer')]).toEqual([[1], [0]]);
    expect(await count('#touch .flex-direction-nav')).toBe(0);
    expect(await page.locator('#touch .flex-control-nav').evaluate(({ style }) => style.marginTop)).toBe(
      '17px',
    );
    const places = () =>
      page.locator('#gap .slides > li').evaluateAll((slides) =>
        slides.map((slide) => {
          const { left, width } = slide.getBoundingClientRect();
          return [left, width] as const;
        }),
      );
    const [[firstLeft, width] = [0, 0], [secondLeft] = [0]] = await places();
    const box3 = await page.locator('#gap .gdlr-core-flexslider').evaluate((root) => root.clientWidth);
    // itemW = (W + g) / c − g
    expect(width).toBeCloseTo((box3 + 10) / 3 - 10, 0);
    expect(secondLeft - firstLeft - width).toBeCloseTo(10, 1);
    // Two at a time, and the last page ends with the last slide: those in view are the active ones.
    await page.locator('#gap .flex-next').click();
    await page.locator('#gap .flex-next').click();
    expect(await shownIn(page, '#gap')).toEqual([3, 4, 5]);
    const limit = (await places())[5];
    expect((limit?.[0] ?? 0) + width - firstLeft).toBeCloseTo(box3, 0);
    expect(complaints).toEqual([]);
  });

  it('comes back as it was when the slider ends, and a film in it is not loaded again when it starts', async () => {
    const film = '<iframe title="film" src="https://player.vimeo.com/video/1"></iframe>';
    const place =
      '<ol class="flex-control-nav" data-atoll-place="" aria-hidden="true"><li><a>1</a></li></ol>';
    const slides = [film, '<video src="data:video/mp4;base64,AAAA"></video>', 'Three'];
    const html = `<div id="box">${simple(
      'data-effect="slide" data-nav="navigation-bottom" data-nav-parent="self"',
      slides,
    )
      .replace('</ul>', `</ul>${place}`)
      .replace(
        '<ul',
        '<div class="gdlr-core-flexslider-custom-nav"><i class="flex-prev"></i><i class="flex-next"></i></div><ul',
      )}</div>`;
    const { page, start } = await openStill(html, { reducedMotion: true });
    await page.waitForFunction(() => document.readyState === 'complete');
    await page.evaluate(() => {
      const loads: Event[] = [];
      Object.assign(window, { loads });
      document.querySelector('iframe')?.addEventListener('load', (event) => loads.push(event));
    });
    const markup = () => page.locator('#box').evaluate((box) => box.innerHTML);
    const before = await markup();
    await start();
    expect(await page.locator('#box .flex-viewport > .slides iframe').count()).toBe(1);
    expect(await page.locator('#box [data-atoll-place]').count()).toBe(0);
    await page.locator('#box .flex-next').click();
    const after = await page.evaluate(async () => {
      const root = document.querySelector('.gdlr-core-flexslider');
      const box = root?.parentElement;
      const loads = (Reflect.get(window, 'loads') as Event[]).length;
      root?.remove();
      await Promise.resolve();
      for (const name of [...(root?.attributes ?? [])].map(({ name }) => name))
        if (name === 'data-atoll' || name === 'data-atoll-state') root?.removeAttribute(name);
      if (root) box?.append(root);
      return { html: box?.innerHTML, loads };
    });
    expect(after).toEqual({ html: before, loads: 0 });
  });
});

describe('a movement', () => {
  it('takes the slide speed, along the originals’ curve, and goes round without copies', async () => {
    const page = await open(slider('2.1.7').replace('data-nav=', 'data-slidespeed="700" data-nav='));
    const list = page.locator('.slides');
    const running = () =>
      list.evaluate((node) =>
        node
          .getAnimations()
          .map(({ effect }) =>
            [effect?.getTiming().duration, String(effect?.getTiming().easing).slice(0, 7)].join(),
          ),
      );
    await page.locator('.flex-prev').click();
    expect(await running()).toEqual(['700,linear(']);
    // Under way: the last slide comes in from the left, before the first.
    const order = await page
      .locator('.slides > li')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().left));
    expect(order[2]).toBeLessThan(order[0] ?? 0);
    await finishMovements(page);
    expect(await look(page)).toMatchObject({ shown: [2], inBox: [2] });
    await next(page).click();
    await finishMovements(page);
    expect(await look(page)).toMatchObject({ shown: [0], inBox: [0] });
    // Tidied up when the browser says that the movement is over.
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('.slides > li')?.style.transform === '',
    );
  });

  it('ends what plays in a slide that goes', async () => {
    const video =
      '<video src="data:video/mp4;base64,AAAA" loop></video><iframe title="film" src="https://player.vimeo.com/video/1"></iframe>';
    const { page, start } = await openStill(
      slider('2.1.7').replace('<div class="gdlr-core-post-slider-slide" >', `$&${video}`),
    );
    await start();
    const frames = await page.evaluate(() => {
      Object.assign(window, { paused: [] as string[] });
      const said = Reflect.get(window, 'paused') as string[];
      HTMLMediaElement.prototype.pause = function () {
        said.push(this.localName);
      };
      return document.querySelectorAll('iframe').length;
    });
    expect(frames).toBe(1);
    const told = page
      .frames()
      .at(-1)
      ?.evaluate(
        () =>
          new Promise((resolve) => addEventListener('message', ({ data }) => resolve(data), { once: true })),
      );
    await next(page).click();
    expect(await page.evaluate(() => Reflect.get(window, 'paused'))).toContain('video');
    expect(JSON.parse(String(await told))).toMatchObject({ func: 'pauseVideo' });
  });
});

describe('a finger', () => {
  it('swipes as far and as fast as the contract says, and scrolls the page otherwise', async () => {
    const { page, start } = await openStill(`${slider('2.1.7')}<p style="height:2000px"></p>`, {
      hasTouch: true,
      reducedMotion: true,
      viewport: { width: 400, height: 700 },
    });
    await holdClock(page);
    await start();
    const finger = await page.context().newCDPSession(page);
    const after = async (way: Parameters<typeof drag>[2]) => {
      await drag(page, finger, way);
      await settle(page);
      return (await look(page)).shown[0];
    };
    expect([
      await after({ dx: -60 }),
      await after({ dx: -45 }),
      await after({ dx: 60 }),
      // Long, and not far enough; then it is.
      await after({ dx: -120, ms: 600 }),
      await after({ dx: -250, ms: 600 }),
    ]).toEqual([1, 1, 0, 0, 1]);
    // Down the page.
    expect(await after({ dx: -60, dy: -200 })).toBe(1);
  });

  it('turns a slider with touch navigation by mouse too, without following the link', async () => {
    const page = await open(slider('2.1.7').replace('data-nav="both"', 'data-nav="touch-navigation"'), {
      reducedMotion: true,
    });
    const box = await page.locator('.slides').boundingBox();
    const y = (box?.y ?? 0) + 100;
    await page.waitForSelector('.goodlayers-carousel-nav-follow[data-type="touch-slide-black"]', {
      state: 'attached',
    });
    await holdClock(page);
    await page.mouse.move(600, y);
    expect(
      await page.locator('.goodlayers-carousel-nav-follow.goodlayers-active.goodlayers-over-link').count(),
    ).toBe(1);
    await page.mouse.down();
    await page.mouse.move(500, y);
    await page.mouse.move(400, y);
    await page.mouse.up();
    await settle(page);
    expect((await look(page)).shown).toEqual([1]);
    expect(page.url()).toContain('/panels-');
  });
});

describe('the keyboard', () => {
  it('[RELIABILITY 63] turns a page’s sole slider from anywhere, but not while somebody types', async () => {
    const page = await open(`<input id="name">${slider('2.1.7')}`, { reducedMotion: true });
    await page.keyboard.press('ArrowRight');
    expect((await look(page)).shown).toEqual([1]);
    await page.locator('#name').focus();
    await page.keyboard.press('ArrowRight');
    expect((await look(page)).shown).toEqual([1]);
  });

  it('turns one of several only from inside, and keeps the focus in it', async () => {
    const page = await open(`${slider('2.1.7')}${slider('1.6.0')}`, { reducedMotion: true });
    await page.keyboard.press('ArrowRight');
    expect((await look(page)).shown).toEqual([0]);
    await page.locator('.slides a').first().focus();
    await page.keyboard.press('ArrowRight');
    expect((await look(page)).shown).toEqual([1]);
    expect(await page.evaluate(() => document.activeElement?.matches('.slides > li:nth-child(2)'))).toBe(
      true,
    );
    // Moving the focus onto an arrow does not press it.
    await next(page).focus();
    await page.keyboard.press('Tab');
    expect((await look(page)).shown).toEqual([1]);
  });
});

describe('the width', () => {
  it('decides the columns, through the three breakpoints and back', async () => {
    const page = await open(slider('2.1.7-carousel'), { reducedMotion: true });
    await page.locator('.flex-next').click();
    expect(await look(page)).toMatchObject({ shown: [1, 2, 3, 4], inBox: [1, 2, 3, 4] });
    for (const [width, shown] of [
      [960, [1, 2, 3, 4]],
      [959, [1, 2, 3, 4]],
      [768, [1, 2, 3, 4]],
      [767, [1]],
      [420, [1]],
      [419, [1]],
      [800, [1, 2, 3, 4]],
      [1200, [1, 2, 3, 4]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      expect([width, await look(page)]).toMatchObject([width, { shown, inBox: shown }]);
    }
  });

  it('is found out when a closed tab opens', async () => {
    const { page, start, complaints } = await openStill(
      `<div id="tab" style="display:none">${slider('2.1.7-carousel')}</div>`,
      { reducedMotion: true },
    );
    await start();
    await hasten(page);
    await page.waitForSelector('.gdlr-core-flexslider[data-atoll-state="ready"]', { state: 'attached' });
    await page.evaluate(() => {
      document.getElementById('tab')?.removeAttribute('style');
      dispatchEvent(new Event('gdlr-core-element-resize'));
    });
    expect(complaints).toEqual([]);
    expect(await look(page)).toMatchObject({ shown: [0, 1, 2, 3], inBox: [0, 1, 2, 3] });
  });
});

const openPlaying = async (variant = '2.1.7') => {
  const page = await openPaused(slider(variant));
  await page.mouse.move(1199, 1599);
  return page;
};
const shown = async (page: Page) => (await look(page)).shown[0];
const wait = (page: Page) => page.clock.runFor(7000);

/** Resolves when the page has been notified, which takes a frame. */
const prefer = async (page: Page, reducedMotion: 'reduce' | 'no-preference') => {
  const changed = page.evaluate(async () => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    await new Promise((resolve) => query.addEventListener('change', resolve, { once: true }));
  });
  await page.emulateMedia({ reducedMotion });
  await changed;
};

describe('autoplay', () => {
  it('[RELIABILITY 65] turns every 7 s, and pauses on hover, focus and in a hidden tab', async () => {
    const page = await openPlaying();
    await wait(page);
    expect(await shown(page)).toBe(1);
    expect(await page.locator('.slides').getAttribute('aria-live')).toBe('off');
    await page.locator('.gdlr-core-flexslider').hover();
    await wait(page);
    expect(await shown(page)).toBe(1);
    await page.mouse.move(1199, 1599);
    await page.locator('.slides > li:nth-child(2) a').first().focus();
    await wait(page);
    expect(await shown(page)).toBe(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await setHidden(page, true);
    await wait(page);
    expect(await shown(page)).toBe(1);
    await setHidden(page, false);
    await wait(page);
    expect(await shown(page)).toBe(2);
  });

  it('skips a turn while the window has no focus', async () => {
    const page = await openPlaying();
    await page.evaluate(() => (document.hasFocus = () => false));
    await wait(page);
    expect(await shown(page)).toBe(0);
    await page.evaluate(() => (document.hasFocus = () => true));
    await wait(page);
    expect(await shown(page)).toBe(1);
  });

  it('[RELIABILITY 64] pauses when the visitor turns on reduced motion', async () => {
    const page = await openPlaying();
    await prefer(page, 'reduce');
    await wait(page);
    expect(await shown(page)).toBe(0);
    await prefer(page, 'no-preference');
    await wait(page);
    expect(await shown(page)).toBe(1);
  });

  it('stops at the first action, for good', async () => {
    const page = await openPlaying();
    await next(page).click();
    await page.mouse.move(1199, 1599);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await setHidden(page, true);
    await setHidden(page, false);
    await wait(page);
    expect(await shown(page)).toBe(1);
    expect(await page.locator('.slides').getAttribute('aria-live')).toBe('polite');
  });

  it('has a button that stops and restarts it', async () => {
    const page = await openPlaying();
    await page.getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Enter');
    await wait(page);
    expect(await shown(page)).toBe(0);
    await page.getByRole('button', { name: 'Play' }).press('Space');
    // The focus of the button itself does not pause the slider.
    await wait(page);
    expect(await shown(page)).toBe(1);
  });

  it('[RELIABILITY 64] does not start if reduced motion is preferred or if it is switched off', async () => {
    const calm = await open(slider('2.1.7'), { reducedMotion: true });
    expect(await calm.locator('.atoll-pause').count()).toBe(0);
    const off = await open(slider('2.1.7').replace('data-nav=', 'data-disable-autoslide="1" data-nav='));
    expect(await off.locator('.atoll-pause').count()).toBe(0);
  });
});

describe('thumbnails', () => {
  it('choose the slide, and the strip follows', async () => {
    const page = await open(slider('2.1.7-thumbnails'), { reducedMotion: true });
    expect(await page.locator('.flex-control-nav').count()).toBe(0);
    const thumbnails = page.locator('.gdlr-core-sly-slider li');
    await page.getByRole('button', { name: 'Go to slide 2' }).click();
    expect((await look(page)).shown).toEqual([1]);
    expect(await thumbnails.nth(1).getAttribute('class')).toContain('flex-active');
    expect(await thumbnails.nth(1).locator('[aria-current="true"]').count()).toBe(1);
    await page.locator('.flex-prev').click();
    await page.locator('.flex-prev').click();
    expect((await look(page)).shown).toEqual([5]);
    const isSeen = await thumbnails.nth(5).evaluate((item) => {
      const frame = item.closest('.gdlr-core-sly-slider')?.getBoundingClientRect();
      return item.getBoundingClientRect().right <= (frame?.right ?? 0) + 1;
    });
    expect(isSeen).toBe(true);
  });
});
