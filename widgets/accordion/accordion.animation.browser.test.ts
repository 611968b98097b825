/**
 * The animations of the accordion (goodlayers-panels, sections 0.2 and 1). The tests pause animations and set their time.
 * Kept: 200 ms with the curve "swing", the class at the start, inline display at the end. Fixed: rapid clicks were queued.
 */
import { describe, expect, it } from 'vitest';
import {
  ACCORDION,
  TOGGLE_BOX,
  accordion,
  clickAndHold,
  displays,
  finish,
  heightOf,
  isOpen,
  movements,
  open,
  page,
  panel,
  seek,
  title,
  toggleBox,
  openAccordions,
} from '../../tests/support/accordion-page';
import { outerMarkup } from '../../tests/support/markup';

openAccordions();

describe('an animation', () => {
  it('takes 200 ms in both panels at once, from zero to the full height and back', async () => {
    await open(accordion('2.1.7-box-icon'));
    const height = `${await heightOf(panel(0))}px`;
    await clickAndHold(title(1));
    const seen = await movements();
    expect(seen.toSorted((a, b) => a.index - b.index)).toEqual([
      { index: 0, ms: 200, from: expect.any(String), to: '0px' },
      { index: 1, ms: 200, from: '0px', to: expect.any(String) },
    ]);
    expect(Number.parseFloat(String(seen.find(({ index }) => index === 0)?.from))).toBeLessThanOrEqual(
      Number.parseFloat(height),
    );
  });

  it('switches the classes at its start, and the closing panel’s display at its end', async () => {
    await open(accordion('2.1.7-box-icon'));
    await clickAndHold(title(1));
    expect([await isOpen(0), await isOpen(1)]).toEqual([false, true]);
    expect((await displays()).slice(0, 2)).toEqual(['block', 'block']);
    await finish();
    expect((await displays()).slice(0, 2)).toEqual(['none', 'block']);
  });

  it('follows the curve "swing": half of the height after half of the time, little after a tenth', async () => {
    await open(accordion('2.1.7-close-all'));
    await clickAndHold(title(1));
    await seek(199.999);
    const full = await heightOf(panel(1));
    await seek(100);
    expect((await heightOf(panel(1))) / full).toBeCloseTo(0.5, 1);
    await seek(20);
    expect((await heightOf(panel(1))) / full).toBeCloseTo(0.5 - Math.cos(Math.PI * 0.1) / 2, 1);
  });

  it('leaves no inline style but display', async () => {
    await open(accordion('2.1.7-box-icon'));
    await title(1).click();
    await finish();
    expect(await panel(0).getAttribute('style')).toMatch(/^\s*display: none;?\s*$/);
    expect(await panel(1).getAttribute('style')).toMatch(/^\s*display: block;?\s*$/);
  });

  it('is reversed from its current position by a second click, and does not queue', async () => {
    await open(accordion('2.1.7-close-all'));
    await clickAndHold(title(1));
    await seek(60);
    const height = await heightOf(panel(1));
    await clickAndHold(title(1));
    const [turned, ...others] = (await movements()).filter(({ index }) => index === 1);
    expect(others).toEqual([]);
    expect(Number.parseFloat(String(turned?.from))).toBeLessThanOrEqual(height + 0.5);
    expect(Number.parseFloat(String(turned?.from))).toBeGreaterThan(0);
    // To the pixel: nothing jumps when the direction changes.
    expect(await heightOf(panel(1))).toBeCloseTo(height, 0);
    await finish();
    expect([await isOpen(1), await panel(1).isVisible()]).toEqual([false, false]);
  });

  it('ends in the right state after ten rapid clicks', async () => {
    await open(toggleBox('2.1.7-all-closed'));
    for (let click = 0; click < 10; click += 1) await clickAndHold(title(0, TOGGLE_BOX));
    expect(await page.evaluate(() => document.getAnimations().length)).toBeLessThanOrEqual(1);
    await finish();
    expect([await isOpen(0, TOGGLE_BOX), await panel(0, TOGGLE_BOX).isVisible()]).toEqual([false, false]);
  });

  it('leaves an author’s overflow and margins alone', async () => {
    await open(
      accordion('2.1.7-box-icon').replaceAll(
        'class="gdlr-core-accordion-item-content"',
        'class="gdlr-core-accordion-item-content" style="overflow: visible; margin-top: 7px"',
      ),
    );
    await title(1).click();
    await finish();
    const style = await panel(1).getAttribute('style');
    expect(style).toContain('overflow: visible');
    expect(style).toContain('margin-top: 7px');
  });
});

describe('a nested accordion', () => {
  it('is left alone when the outer item closes and opens', async () => {
    await open(accordion('2.1.7-nested'));
    const inner = page.locator(`${ACCORDION} ${ACCORDION}`);
    const look = (): Promise<string> => inner.evaluate(outerMarkup);
    const before = await look();
    // In document order: the second outer item is at 1, its inner items at 2, 3 and 4.
    await title(1).click();
    await finish();
    expect(await inner.isVisible()).toBe(false);
    expect(await look()).toBe(before);
    await title(1).click();
    await finish();
    expect(await look()).toBe(before);
    expect([await isOpen(3), await panel(3).isVisible()]).toEqual([true, true]);
  });

  it('does not move the outer one', async () => {
    await open(accordion('2.1.7-nested'));
    await title(4).click();
    await finish();
    expect([await isOpen(1), await isOpen(3), await isOpen(4)]).toEqual([true, false, true]);
    expect(await panel(1).isVisible()).toBe(true);
  });

  it('handles its arrow keys alone', async () => {
    await open(accordion('2.1.7-nested'));
    await title(2).locator('[role=button]').focus();
    await page.keyboard.press('ArrowUp');
    expect(
      await title(4)
        .locator('[role=button]')
        .evaluate((element) => element === document.activeElement),
    ).toBe(true);
  });
});
