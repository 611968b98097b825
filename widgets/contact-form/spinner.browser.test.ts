/** The space of the spinner from the first paint on, and its animation (contact-form-7, section 10.6). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { open, page, openForms } from '../../tests/support/contact-form-browser';
import { formPage, whenLive, whenStatus } from '../../tests/support/contact-form-page';
import { ROOT } from '../../tests/support/page-server';

openForms();

/** A form with the element that the plugin adds after the button. */
const withRoom = (extra: string): string =>
  formPage(['form-6.1.6'], extra).replace(
    /<input class="[^"]*has-spinner[^>]*>/,
    '$&<span class="atoll-spinner-room"></span>',
  );

/** A style that the plugin prints, read from its source. */
function printedRule(name: 'ROOM' | 'REST'): string {
  const php = readFileSync(join(ROOT, 'wp-plugin/includes/paint/first-paint.php'), 'utf8');
  const [, rest = ''] = php.split(`const ATOLL_SPINNER_${name} = '`);
  const [rule] = rest.split("';");
  if (!rule) throw new Error('the rule is not in the source');
  return rule;
}

/** The animation of the plugin's stylesheet. */
const SPINNING =
  '@keyframes spin{to{rotate:1turn}}.wpcf7-spinner::before{content:"";animation:spin 1s infinite}';

/** A button as wide as its form: the spinner is in a line below it. */
const WIDE = '.wpcf7-submit{width:100%}';

const display = () =>
  page.locator('.wpcf7-spinner').evaluate((spinner) => (spinner as HTMLElement).style.display);

const outputTop = () => page.locator('#below').evaluate((below) => below.getBoundingClientRect().top);

describe.each([
  ['beside the button', ''],
  ['below a wide button', WIDE],
])('the spinner %s', (_name, css) => {
  const html = (style: string): string => withRoom(`<p id="below">Below</p><style>${style}${css}</style>`);

  it('moves nothing when the form starts, and when it is sent', async () => {
    const entry = '**/atoll-*.js';
    await page.route(entry, (route) => route.abort());
    await open(html(printedRule('ROOM')));
    const before = await outputTop();
    await page.unroute(entry);
    await open(html(printedRule('ROOM')));
    await whenLive(page);
    expect(await page.locator('.wpcf7-spinner').evaluate((spinner) => spinner.checkVisibility())).toBe(true);
    expect(await outputTop()).toBe(before);
  });

  it('takes no space until the form is sent, if the plugin’s style is missing', async () => {
    await open(html(''));
    await whenLive(page);
    expect(await display()).toBe('none');
    await page.locator('.wpcf7-submit').click();
    await whenStatus(page, 'invalid');
    expect(await display()).toBe('');
  });
});

const spins = () => page.evaluate(() => document.getAnimations().length);

const setSubmitting = (isSubmitting: boolean) =>
  page
    .locator('.wpcf7 > form')
    .evaluate((form, force) => form.classList.toggle('submitting', force), isSubmitting);

it('the spinner does not spin in a form that nobody has used', async () => {
  const styles = SPINNING + printedRule('ROOM') + printedRule('REST');
  await open(withRoom(`<style>${styles}</style>`));
  await page.waitForSelector('.wpcf7-spinner', { state: 'attached' });
  expect(await page.locator('.wpcf7 > form[data-atoll-state]').count()).toBe(0);
  expect(await spins()).toBe(0);
});

it('the spinner spins only while the form is sent', async () => {
  const styles = SPINNING + printedRule('ROOM') + printedRule('REST');
  await open(withRoom(`<style>${styles}</style>`));
  await whenLive(page);
  expect(await spins()).toBe(0);
  await setSubmitting(true);
  expect(await spins()).toBe(1);
  await setSubmitting(false);
  expect(await spins()).toBe(0);
});
