/** Fields whose names hide members of their form, in the production build. */
import { expect, it } from 'vitest';
import { fillIn, open, page, posts, openForms } from '../../tests/support/contact-form-browser';
import { formPage, whenStatus } from '../../tests/support/contact-form-page';

openForms();

/** Names that an editor may choose for a field. */
const FIELDS =
  'action method submit reset elements id name target length title style children attributes hidden matches enctype requestSubmit'.split(
    ' ',
  );

it('the form works and sends them', async () => {
  const inputs = FIELDS.map((name) => `<input type="hidden" name="${name}" value="x">`).join('');
  await open(
    formPage(['form-6.1.6']).replace('<input class="wpcf7-form-control wpcf7-submit', `${inputs}$&`),
  );
  expect(await page.evaluate(() => typeof document.querySelector('form')?.action)).toBe('object');
  await fillIn();
  await page.keyboard.press('Enter');
  await whenStatus(page, 'sent');
  expect(posts()).toHaveLength(1);
});
