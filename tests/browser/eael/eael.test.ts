/**
 * Essential Addons' panels and menus in a real browser (essential-addons, sections 7, 9, 10, 13, 14). What holds for every
 * fragment is the conformance suite's.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { fragment, whyNoCaptures } from '../../support/pages';
import { axeFaults, finishMovements, movements, panelBrowser, press, settle } from '../../support/panel-page';
import { skipFor } from '../../support/skip';

const { open, openStill, openCaptured } = panelBrowser();
const eael = (name: string): string => fragment(`essential-addons/${name}.html`);
const NARROW = { width: 900, height: 900 };

describe('the advanced accordion', () => {
  it('slides its default item open in its own time, and another one with 6.6’s classes', async () => {
    const page = await open(eael('adv-accordion-4.7.0'));
    expect(await movements(page)).toEqual([[300, 'swing']]);
    await finishMovements(page);
    expect(await page.locator('.eael-accordion-header').first().getAttribute('class')).toContain(
      'show active',
    );
    await press(page, '.eael-accordion-header', 1);
    expect(await movements(page)).toEqual([
      [300, 'swing'],
      [300, 'swing'],
    ]);
    await finishMovements(page);
    const styles = await page
      .locator('.eael-accordion-content')
      .evaluateAll((all) => all.map((content) => (content as HTMLElement).style.display));
    expect(styles).toEqual(['none', 'block']);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('keeps the header’s children, and leaves items of an accordion inside alone', async () => {
    const inner = eael('adv-accordion-6.6.9-toggle').replace(
      'eael-accordion-header"',
      'eael-accordion-header active-default"',
    );
    const page = await open(
      eael('adv-accordion-4.7.0').replace('<p>On the first', `${inner}<p>On the first`),
    );
    await finishMovements(page);
    await press(page, '.eael-accordion-list > #elementor-tab-title-1182');
    await finishMovements(page);
    const seen = await page
      .locator('.eael-accordion-header')
      .evaluateAll((all) =>
        all.map((header) => [
          header.classList.contains('active'),
          header.querySelector(':scope > .eael-accordion-tab-title') !== null,
        ]),
      );
    expect(seen).toEqual([
      [false, true],
      [true, true],
      [false, true],
      [true, true],
    ]);
  });

  it('opens what the address names, then and later, and tells the page of it', async () => {
    const { page, start } = await openStill(eael('adv-accordion-6.6.9-toggle'), {
      hash: '#library-rules',
      reducedMotion: true,
    });
    await start();
    const openNow = () =>
      page
        .locator('.eael-accordion-header')
        .evaluateAll((all) => all.map((header) => header.getAttribute('aria-expanded')));
    expect(await openNow()).toEqual(['false', 'true']);
    const told = await page.evaluate(async () => {
      const { eael } = window as unknown as {
        eael?: {
          hooks: { addAction: (hook: string, name: string, callback: (element: Element) => void) => void };
        };
      };
      // Nothing has been told yet, so there is no registry: the page may bring its own.
      if (eael) return 'a registry before its time';
      const told: string[] = [];
      const hooks = {
        addAction: () => undefined,
        doAction: (hook: string, element: Element) => told.push(`${hook} ${element.id}`),
      };
      Object.assign(window, { eael: { hooks: Object.assign(hooks, { [Symbol.for('atoll')]: true }) } });
      location.hash = '#attendance';
      await new Promise((resolve) => window.addEventListener('resize', resolve, { once: true }));
      return told;
    });
    expect(told).toContain('widgets.reinit ');
    expect(await openNow()).toEqual(['true', 'true']);
  });
});

describe('the advanced tabs', () => {
  it('show a pane by class alone, by the place of its title', async () => {
    const page = await open(eael('adv-tabs-4.7.0') + eael('adv-tabs-6.6.9-vertical'));
    const classes = () =>
      page.locator('.eael-tabs-nav li, .eael-tabs-content > div').evaluateAll((all) =>
        all.map((part) =>
          part.className
            .replace(/clearfix|eael-\S+/g, '')
            .trim()
            .replaceAll(/\s+/g, ' '),
        ),
      );
    expect((await classes()).slice(0, 6)).toEqual([
      'active-default',
      'inactive',
      'inactive',
      'active-default',
      'inactive',
      'inactive',
    ]);
    expect((await classes()).slice(6)).toEqual([
      'inactive',
      'active-default active',
      'inactive',
      'inactive',
      'active-default active',
      'inactive',
    ]);
    await page.locator('.eael-tabs-nav li').nth(2).click();
    expect((await classes()).slice(0, 6)).toEqual([
      'inactive',
      'inactive',
      'active',
      'inactive',
      'inactive',
      'active',
    ]);
    expect(await page.locator('.eael-tabs-content > div[style]').count()).toBe(0);
    expect(await page.locator('[role=tablist]').nth(1).getAttribute('aria-orientation')).toBe('vertical');
    expect(await page.locator('[role=tab][aria-expanded]').count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('that can be closed are buttons', async () => {
    const page = await open(
      eael('adv-tabs-6.6.9-vertical').replace('eael-tab-auto-active', 'eael-tab-toggle'),
    );
    const west = page.getByRole('button', { name: 'West hall' });
    expect(await west.getAttribute('aria-expanded')).toBe('true');
    await west.press('Enter');
    expect(await west.getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('.eael-tabs-content > .active, [aria-selected]').count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('choose what the address names, and what is around it', async () => {
    const inner = eael('adv-tabs-6.6.9-vertical');
    const outer = eael('adv-tabs-4.7.0').replace('Two halls', `${inner}Two halls`);
    const { page, start } = await openStill(outer, { hash: '#kitchens', reducedMotion: true });
    await start();
    await settle(page);
    const chosen = await page.locator('[aria-selected=true]').allTextContents();
    expect(chosen.map((text) => text.trim())).toEqual(['Boarding', 'Kitchens']);
    expect(await page.locator('#kitchens-tab').isVisible()).toBe(true);
  });
});

describe('the image accordion', () => {
  it('opens at the first click and follows at the second', async () => {
    const page = await open(eael('image-accordion-4.7.0'));
    const second = page.locator('.eael-image-accordion-hover').nth(1);
    await second.click();
    expect(new URL(page.url()).hash).toBe('');
    expect(await second.evaluate(({ style, className }: HTMLElement) => [style.flex, className])).toEqual([
      '3 1 0%',
      'eael-image-accordion-hover overlay-active',
    ]);
    expect(
      await page
        .locator('.eael-image-accordion-hover')
        .first()
        .evaluate(({ style }: HTMLElement) => style.flex),
    ).toBe('1 1 0%');
    await second.click();
    expect(new URL(page.url()).hash).toBe('#pond');
    expect(await axeFaults(page)).toEqual([]);
  });

  it('opens under pointer and focus, and lets nobody reach a link out of sight', async () => {
    const page = await open(eael('image-accordion-6.6.9-hover'));
    const panels = page.locator('.eael-image-accordion-hover');
    await panels.nth(0).focus();
    await page.keyboard.press('Tab');
    expect(await panels.nth(1).evaluate((panel) => document.activeElement === panel)).toBe(true);
    expect(await panels.nth(1).getAttribute('class')).toContain('overlay-active');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choir');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await panels.nth(1).getAttribute('class')).not.toContain('overlay-active');
    await panels.nth(1).hover();
    expect(await panels.nth(1).getAttribute('class')).toContain('overlay-active');
    await finishMovements(page);
    expect(await axeFaults(page)).toEqual([]);
  });
});

describe('the simple menu', () => {
  it.each([
    ['4.7.0', 991],
    ['6.6.9', 767],
  ])('%s is a hamburger up to its width', async (release, limit) => {
    const page = await open(eael(`simple-menu-${release}`), {
      viewport: { width: limit, height: 900 },
      reducedMotion: true,
    });
    const container = page.locator('.eael-simple-menu-container');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    expect(await container.getAttribute('class')).toContain('eael-simple-menu-hamburger');
    expect(await container.getAttribute('class')).not.toContain('loading');
    expect(await page.locator('.eael-simple-menu-toggle-text').textContent()).toBe('Courses');
    expect(await page.getByRole('link').count()).toBe(0);
    await toggle.click();
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await page.getByRole('button', { name: 'Courses submenu' }).press('Enter');
    await page.getByRole('link', { name: 'Sciences' }).click();
    expect(await page.getByRole('link', { name: 'Biology' }).isVisible()).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: limit + 1, height: 900 });
    await settle(page);
    expect(await container.getAttribute('class')).not.toContain('eael-simple-menu-hamburger');
    expect(
      await page.locator('.eael-simple-menu-indicator-open, .eael-simple-menu[style*=display]').count(),
    ).toBe(0);
  });

  it('closes with a link that leads somewhere', async () => {
    const icon =
      'data-hamburger-icon="&lt;i class=&quot;fas fa-bars&quot;&gt;&lt;/i&gt;" data-indicator-class';
    const page = await open(eael('simple-menu-4.7.0').replace('data-indicator-class', icon), {
      viewport: NARROW,
      reducedMotion: true,
    });
    await page.locator('.eael-simple-menu-toggle > i.fa-bars').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Contact' }).click();
    expect(await page.getByRole('link').count()).toBe(0);
    expect(new URL(page.url()).hash).toBe('#contact');
  });

  it('on a wide screen opens for the focus, and Escape closes it', async () => {
    const page = await open(eael('simple-menu-4.7.0'));
    await page.getByRole('link', { name: 'Courses' }).focus();
    for (const name of ['Sciences', 'Biology', 'Arts']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.firstChild?.textContent)).toBe(name);
    }
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.firstChild?.textContent)).toBe('Courses');
    await finishMovements(page);
    expect(await page.getByRole('link', { name: 'Arts' }).isVisible()).toBe(false);
    expect(await axeFaults(page)).toEqual([]);
  });
});

describe('the flip box', () => {
  it('is turned by the focus where the stylesheet knows the pointer only', async () => {
    const page = await open(eael('flip-box-4.7.0'));
    const link = page.getByRole('link', { name: 'Plan a visit' });
    await link.focus();
    await finishMovements(page);
    const front = page.locator('.eael-elements-flip-box-front-container');
    expect(await front.evaluate((side: HTMLElement) => side.style.visibility)).toBe('hidden');
    await page.keyboard.press('Escape');
    expect(await front.evaluate((side: HTMLElement) => side.style.visibility)).toBe('');
    expect(await axeFaults(page)).toEqual([]);
  });

  it('stays turned for the focus when the pointer, which was there first, has gone', async () => {
    const page = await open(eael('flip-box-4.7.0'));
    await page.locator('.eael-elements-flip-box-container').hover();
    await page.getByRole('link', { name: 'Plan a visit' }).focus();
    await page.mouse.move(0, 1500);
    const front = page.locator('.eael-elements-flip-box-front-container');
    expect(await front.evaluate((side: HTMLElement) => side.style.visibility)).toBe('hidden');
  });

  it('is turned by click and key, and shows its links to nobody before', async () => {
    const page = await open(eael('flip-box-6.6.9-click'));
    const box = page.locator('.eael-elements-flip-box-container');
    expect(await page.locator('[inert] a').count()).toBe(1);
    await box.click();
    expect(await box.getAttribute('class')).toContain('--active');
    expect(await page.locator('[inert] a').count()).toBe(0);
    await box.press('Space');
    expect(await box.getAttribute('class')).not.toContain('--active');
    expect(await axeFaults(page)).toEqual([]);
  });
});

it('all of them work in a popup that Elementor opens later, and end with it', async () => {
  const page = await open(eael('adv-tabs-4.7.0'), { reducedMotion: true });
  await page.evaluate((html) => {
    const popup = document.createElement('div');
    popup.className = 'elementor-popup-modal';
    popup.innerHTML = `<div data-elementor-type="popup" class="elementor">${html}</div>`;
    document.body.append(popup);
  }, eael('adv-accordion-6.6.9-toggle'));
  await page.getByRole('button', { name: 'Library' }).click();
  expect(await page.getByText('three weeks').isVisible()).toBe(true);
  await page.evaluate(() => document.querySelector('.elementor-popup-modal')?.remove());
  await page.waitForFunction(() => !window.atoll?.widgets().some(({ name }) => name === 'adv-accordion'));
});

describe('the captured page', skipFor(whyNoCaptures), () => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  it('has all of them mounted, and they work', async () => {
    const { page, complaints, start } = await openCaptured('essential-addons/eael.html', {
      viewport: { width: 1200, height: 9000 },
      reducedMotion: true,
    });
    closing.push(() => page.context().close());
    await start();
    // Without the site's own styles its icons make the page very high.
    for (const widget of await page.$$('[data-widget_type^=eael-]')) {
      await widget.scrollIntoViewIfNeeded();
      await settle(page);
    }
    const mine = [
      'adv-accordion',
      'adv-tabs',
      'content-ticker',
      'eael-flip-box',
      'image-accordion',
      'simple-menu',
      'sticky-video',
    ];
    const counts = await page.evaluate(
      (mine) =>
        mine.map(
          (name) =>
            window.atoll?.widgets().filter((widget) => widget.name === name && widget.state === 'ready')
              .length,
        ),
      mine,
    );
    expect(counts).toEqual([2, 2, 1, 3, 2, 1, 1]);
    expect(complaints.filter((line) => mine.some((name) => line.includes(name)))).toEqual([]);
    await page.getByRole('button', { name: 'Which grades do I need?' }).click();
    expect(await page.getByText('Five passes').isVisible()).toBe(true);
    await page.getByRole('tab', { name: 'Humanities' }).click();
    expect(await page.getByText('History, geography').isVisible()).toBe(true);
  });
});
