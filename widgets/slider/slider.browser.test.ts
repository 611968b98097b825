/**
 * Sliders and carousels (goodlayers-sliders, section 1), which replace FlexSlider. Kept: every name that themes style. Fixed:
 * the slides in view are the active ones (quirks 4 and 5); no copies (8); a start at a page (16).
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { panelBrowser, settle } from '../../tests/support/panel-page';
import { look } from '../../tests/support/slider-visitor';
import { innerMarkup } from '../../tests/support/markup';

const { open, openStill } = panelBrowser();
const slider = (variant: string) => fragment(`goodlayers/slider-${variant}.html`);
const next = (page: Page) => page.locator('.flex-next').first();

describe('the names that themes style', () => {
  it('exist in a row: viewport, bullets, arrows and states', async () => {
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
    // 200 ms after the start, and after each animation.
    await page.waitForSelector('.slides > li.gdlr-core-active:first-child');
    await page.locator('.flex-control-nav a').nth(2).click();
    expect(await look(page)).toEqual({ shown: [2], inert: [0, 1], inBox: [2], bullet: 2 });
    await page.waitForSelector('.slides > li.gdlr-core-active:last-child');
    expect(await root.getAttribute('role')).toBe('group');
    expect(await root.getAttribute('aria-roledescription')).toBe('carousel');
    expect(await page.locator('.slides > li').first().getAttribute('aria-label')).toBe('1 of 3');
    // A click on an arrow does not change the address.
    await next(page).click();
    expect(page.url()).not.toContain('#');
  });

  it('exist in a fade: no viewport, and one slide on top', async () => {
    const page = await open(slider('2.1.7-kenburn'), { reducedMotion: true });
    expect(await page.locator('.flex-viewport').count()).toBe(0);
    await next(page).click();
    const opacities = await page
      .locator('.slides > li')
      .evaluateAll((slides) => slides.map((slide) => [slide.style.opacity, slide.style.zIndex].join()));
    expect(opacities).toEqual(['0,1', '1,2', '0,1']);
  });

  it('are not covered by a picture that has grown', async () => {
    const page = await open(
      slider('2.1.7-kenburn').replace('data-type', 'data-disable-autoslide="1" data-type'),
    );
    await page.waitForSelector('.slides > li.gdlr-core-active');
    // The picture has its last size, as after 15 s.
    await page.evaluate(() => document.getAnimations().forEach((growth) => growth.finish()));
    const growth = await page.evaluate(
      () =>
        (document.querySelector('.gdlr-core-active img')?.getBoundingClientRect().height ?? 0) /
        (document.querySelector('.gdlr-core-active')?.getBoundingClientRect().height ?? 0),
    );
    expect(growth).toBeGreaterThan(1.2);
    await page.locator('.flex-control-nav a').last().click();
    expect((await look(page)).shown).toEqual([2]);
  });

  it('exist for arrows in a container, and for printed arrows', async () => {
    const docked = await open(slider('2.1.7-carousel'), { reducedMotion: true });
    const place = docked.locator('.gdlr-core-flexslider-nav > ul.flex-direction-nav a');
    expect(await place.count()).toBe(2);
    expect(await place.first().getAttribute('aria-label')).toBe('Previous');
    await place.last().click();
    expect((await look(docked)).shown).toEqual([1, 2, 3, 4]);

    const own = await open(slider('2.1.7-outer'), { reducedMotion: true });
    expect(await own.locator('.flex-direction-nav').count()).toBe(0);
    // Starts with the second page.
    expect(await look(own)).toMatchObject({ shown: [1, 2, 3], inBox: [1, 2, 3] });
    await own.getByRole('button', { name: 'Next' }).click();
    expect((await look(own)).shown).toEqual([2, 3, 4]);
    await own.getByRole('button', { name: 'Next' }).click();
    expect((await look(own)).shown).toEqual([0, 1, 2]);
  });

  it('exist for arrows below, and at half the height', async () => {
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

  it('exist in a carousel without more slides than columns, which is inert and complete', async () => {
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

/** Hand-written markup for what no fragment shows, in the contract's skeleton. */
const simple = (attributes: string, slides: readonly string[] = ['One', 'Two', 'Three']): string =>
  `<div class="gdlr-core-flexslider flexslider gdlr-core-js-2" ${attributes}><ul class="slides">${slides
    .map((slide) => `<li>${slide}</li>`)
    .join('')}</ul></div>`;

const box = (name: string, html: string): string => `<div id="${name}">${html}</div>`;

/** Positions of the visible slides of the slider in one box of the page. */
const shownIn = (page: Page, box: string) =>
  page
    .locator(`${box} .slides`)
    .first()
    .evaluate((list) =>
      [...list.children].flatMap((slide, index) => (slide.matches('.flex-active-slide') ? [index] : [])),
    );

describe('the containers of arrows', () => {
  it('are the slider, its parent, a printed pair, and buttons beside a text or in a card', async () => {
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
    // Without an attribute, or without exactly two printed containers, they are in the slider.
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
      // Not by position: the arrows of these low sliders overlap.
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
  it('may have one slide, none, no columns, a frame, a slider in a slide, or other bullets', async () => {
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
    // A single slide keeps its arrows, hidden from screen readers.
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
    // Two at a time, and the last page ends with the last slide: the slides in view are the active ones.
    await page.locator('#gap .flex-next').click();
    await page.locator('#gap .flex-next').click();
    expect(await shownIn(page, '#gap')).toEqual([3, 4, 5]);
    const limit = (await places())[5];
    expect((limit?.[0] ?? 0) + width - firstLeft).toBeCloseTo(box3, 0);
    expect(complaints).toEqual([]);
  });

  it('is restored when the slider unmounts, and a film in it does not reload on mount', async () => {
    const film = '<iframe title="film" src="https://player.vimeo.com/video/1"></iframe>';
    const place = '<ol class="flex-control-nav" data-atoll-served=""><li><a>1</a></li></ol>';
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
    const markup = () => page.locator('#box').evaluate(innerMarkup);
    const before = await markup();
    await start();
    expect(await page.locator('#box .flex-viewport > .slides iframe').count()).toBe(1);
    // It has no bullets.
    expect(await page.locator('#box [data-atoll-served]').isVisible()).toBe(false);
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
