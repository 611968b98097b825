/**
 * The simple menu of Essential Addons (essential-addons, section 13). The conformance suite tests what holds for
 * every fragment.
 */
import { describe, expect, it } from 'vitest';
import { watchReact } from '../../tests/support/far-below';
import { openStage } from '../../tests/support/page-browser';
import { chunkAddress } from '../../tests/support/page-server';
import { fragment, htmlPage } from '../../tests/support/pages';
import { axeFaults, finishMovements, panelBrowser, settle } from '../../tests/support/panel-page';

const { open } = panelBrowser();
const stage = openStage();
const eael = (name: string): string => fragment(`essential-addons/${name}.html`);
const NARROW = { width: 900, height: 900 };

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

  it('closes when the visitor follows a link', async () => {
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

  it.each([true, false])(
    'keeps the focus when a link closes it (reduced motion: %s)',
    async (reducedMotion) => {
      const page = await open(eael('simple-menu-4.7.0'), { viewport: NARROW, reducedMotion });
      // A link that the page's scripts handle.
      await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
      const toggle = page.getByRole('button', { name: 'Menu', exact: true });
      await toggle.click();
      await page.getByRole('link', { name: 'Contact' }).click();
      await page.locator('.eael-simple-menu[style*="display: none"]').waitFor({ state: 'attached' });
      expect(await toggle.evaluate((node) => node === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    },
  );

  it('opens on focus on a wide screen, and Escape closes it', async () => {
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

  it('is laid out without React, also when the width changes; React runs for the first press', async () => {
    const { page } = await stage.open(htmlPage({ body: eael('simple-menu-6.6.9') }), {
      viewport: { width: 1200, height: 900 },
      reducedMotion: 'reduce',
    });
    const hasReact = await watchReact(page);
    await page.goto(stage.url);
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await page.setViewportSize({ width: 700, height: 900 });
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.waitFor();
    expect(await page.locator('.eael-simple-menu-toggle-text').textContent()).toBe('Courses');
    expect([await page.getByRole('link').count(), await toggle.getAttribute('aria-expanded')]).toEqual([
      0,
      'false',
    ]);
    await page.waitForLoadState('networkidle');
    expect(await hasReact()).toBe(false);
    await toggle.press('Enter');
    await page.getByRole('button', { name: 'Courses submenu' }).click();
    await page.getByRole('link', { name: 'Sciences' }).waitFor();
    expect(await hasReact()).toBe(true);
  });

  it('opens a submenu on focus without React', async () => {
    const { page } = await stage.open(htmlPage({ body: eael('simple-menu-4.7.0') }), {
      viewport: { width: 1200, height: 900 },
    });
    await page.route(chunkAddress('react'), (route) => route.abort());
    await page.goto(stage.url);
    await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    await page.getByRole('link', { name: 'Courses' }).focus();
    expect(await page.getByRole('link', { name: 'Sciences' }).isVisible()).toBe(true);
  });
});
