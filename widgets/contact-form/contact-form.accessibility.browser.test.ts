/** Keyboard and focus in contact forms, and what axe finds, in the production build. */
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { formPage, whenLive, whenStatus } from '../../tests/support/contact-form-page';
import { fillIn, forms, open, openLive, page, openForms } from '../../tests/support/contact-form-browser';

openForms();

describe('keyboard and focus', () => {
  it('Enter sends; the first invalid field gets the focus', async () => {
    await openLive('form-6.1.6');
    await page.getByLabel('Subject').focus();
    await page.keyboard.press('Enter');
    await whenStatus(page, 'invalid');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('your-name');
  });

  it('the focus stays where the visitor moved it', async () => {
    await open(formPage(['form-6.1.6'], '<button id="elsewhere">Menu</button>'));
    await whenLive(page);
    await page.evaluate(() => {
      document.addEventListener('wpcf7beforesubmit', () => document.getElementById('elsewhere')?.focus());
    });
    await page.locator('.wpcf7-submit').click();
    await whenStatus(page, 'invalid');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('elsewhere');
  });

  it('with floating tips the focus stays, and the tip closes on focus, click and hover', async () => {
    await openLive('form-6.1.6-floating-tips');
    // By keyboard: a mouse would be over the tips that move the button.
    await page.locator('.wpcf7-submit').press('Enter');
    await whenStatus(page, 'invalid');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
    expect(await page.locator('.wpcf7-not-valid-tip:visible').count()).toBe(2);
    await page.getByLabel('Your name').focus();
    expect(await page.locator('.wpcf7-not-valid-tip:visible').count()).toBe(1);
    await page.locator('.wpcf7-not-valid-tip:visible').dispatchEvent('mouseover');
    expect(await page.locator('.wpcf7-not-valid-tip:visible').count()).toBe(0);
    expect(await page.locator('.wpcf7-not-valid').count()).toBe(2);
  });

  it('the submit button keeps the focus while it waits, and a success moves nothing', async () => {
    await openLive('form-6.1.6');
    await fillIn();
    await page.locator('.wpcf7-submit').focus();
    await page.keyboard.press('Space');
    await whenStatus(page, 'sent');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
  });

  it('a link in the list of errors opens the closed panel around its control', async () => {
    const html = formPage(['form-6.1.6'])
      .replace('<p><label> Your email', '<details><summary>More</summary><p><label> Your email')
      .replace('<p><label> Subject', '</details><p><label> Subject')
      .replace(' name="your-email"', ' name="your-email" id="the-email"');
    await open(html);
    await whenLive(page);
    await page.locator('.wpcf7-submit').click();
    await whenStatus(page, 'invalid');
    await page.locator('li a[href="#the-email"]').focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('the-email');
    expect(await page.locator('details').getAttribute('open')).toBe('');
  });

  it('the message is scrolled into view if it is off screen', async () => {
    await open(
      formPage(['form-6.1.6']).replace(
        '<div class="wpcf7-response-output"',
        '<div style="height:3000px"></div><div class="wpcf7-response-output"',
      ),
    );
    await whenLive(page);
    await fillIn();
    await page.locator('.wpcf7-submit').click();
    await whenStatus(page, 'sent');
    await page.waitForFunction(() => {
      const box = document.querySelector('.wpcf7-response-output')?.getBoundingClientRect();
      return box !== undefined && box.bottom <= innerHeight + 1 && box.top >= 0;
    });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });
});

/** Runs axe on the forms. Returns `rule: html`. */
async function violations(): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, 'axe') as { run: typeof axe.run };
    const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] };
    const { violations: found } = await run('.wpcf7', options);
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

describe('axe', () => {
  it.each([
    ['validation_failed', 'invalid'],
    ['acceptance_missing', 'unaccepted'],
    ['spam', 'spam'],
    ['aborted', 'aborted'],
    ['mail_failed', 'failed'],
    ['payment_required', 'payment-required'],
    ['my_own_status', 'custom-my-own-status'],
    ['mail_sent', 'sent'],
  ])('finds nothing in a form after %s', async (status, client) => {
    await openLive('form-6.1.6-reflection');
    expect(await violations()).toEqual([]);
    forms.answers = [
      {
        status,
        message: 'A message.',
        invalid_fields: status === 'validation_failed' ? [{ field: 'your-name', message: 'No.' }] : [],
      },
    ];
    await page.locator('.wpcf7-submit').first().click();
    await whenStatus(page, client);
    expect(await violations()).toEqual([]);
  });

  it('finds nothing new in any field, also when all are invalid', async () => {
    await open(formPage(['form-6.1.6-every-field']).replace(/<script type="module".*?<\/script>/, ''));
    const before = new Set((await violations()).map((line) => line.split(':')[0]));
    await openLive('form-6.1.6-every-field');
    await page.evaluate(() => {
      const { submit } = Reflect.get(window, 'wpcf7') as { submit: (form: unknown) => void };
      submit(document.forms[0]);
    });
    await whenStatus(page, 'invalid');
    expect((await violations()).filter((line) => !before.has(line.split(':')[0]))).toEqual([]);
  });
});
