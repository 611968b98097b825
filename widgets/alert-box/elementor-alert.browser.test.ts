/** Elementor's alert (elementor-frontend, section 3.4) in Chromium: it fades, stays in the document, and moves the focus. */
import { expect, it } from 'vitest';
import { openStage } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';

const stage = openStage();

it.each(['3.21.2', '4.1.4'])(
  'of %s goes with its widget, and the next link gets the focus',
  async (release) => {
    const body = `${fragment(`elementor/alert-${release}.html`)}<p><a href="#next">Next</a></p>`;
    const { page, errors, lines } = await stage.open(htmlPage({ body }), { reducedMotion: 'no-preference' });
    await page.goto(stage.url);
    const button = page.getByRole('button', { name: 'Dismiss this alert.' });
    const alert = page.locator('[data-widget_type="alert.default"]');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => alert.evaluate(({ style }) => style.display)).toBe('none');
    expect(await alert.count()).toBe(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next');
    expect([errors, lines]).toEqual([[], []]);
  },
);

it('goes after a tap on a phone', async () => {
  const phone = { hasTouch: true, viewport: { width: 390, height: 844 } };
  const { page } = await stage.open(htmlPage({ body: fragment('elementor/alert-4.1.4.html') }), phone);
  await page.goto(stage.url);
  await page.getByRole('button', { name: 'Dismiss this alert.' }).tap();
  const alert = page.locator('[data-widget_type="alert.default"]');
  await expect.poll(() => alert.evaluate(({ style }) => style.display)).toBe('none');
});

it('fades along a cosine in 400 ms', async () => {
  const { page } = await stage.open(htmlPage({ body: fragment('elementor/alert-4.1.4.html') }), {
    reducedMotion: 'no-preference',
  });
  await page.goto(stage.url);
  await page.getByRole('button').click();
  const alert = page.locator('[data-widget_type="alert.default"]');
  const fade = await alert.evaluateHandle(async (element) => {
    for (;;) {
      const [animation] = element.getAnimations();
      if (animation) return animation;
      await new Promise(requestAnimationFrame);
    }
  });
  const opacities = await fade.evaluate((animation) => {
    animation.pause();
    return [100, 200, 300].map((ms) => {
      animation.currentTime = ms;
      const { effect } = animation as Animation & { readonly effect: KeyframeEffect };
      return Number(getComputedStyle(effect.target as Element).opacity);
    });
  });
  const expected = [100, 200, 300].map((ms) => 0.5 + Math.cos((Math.PI * ms) / 400) / 2);
  opacities.forEach((opacity, index) => expect(opacity).toBeCloseTo(expected[index] ?? NaN, 1));
  expect(opacities).toHaveLength(3);
});
