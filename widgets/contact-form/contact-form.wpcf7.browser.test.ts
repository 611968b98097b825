/** Add-ons that wrap or call the functions of `wpcf7`, in the production build (contact-form-7, section 13). */
import { describe, expect, it } from 'vitest';
import { chunkAddress } from '../../tests/support/page-server';
import { formPage, whenStatus } from '../../tests/support/contact-form-page';
import {
  createGate,
  fillIn,
  open,
  openLive,
  page,
  posts,
  server,
  openForms,
} from '../../tests/support/contact-form-browser';

openForms();

/** Serves the page and records forms that the browser sends itself. */
function serveNatively(html: string): string[] {
  const native: string[] = [];
  server.routes.set('/contact/', ({ method, body }) => {
    if (method === 'GET') return { body: html };
    native.push(body);
    return { body: '<p id="native">Answered by the server</p>' };
  });
  return native;
}

describe('RELIABILITY 37: add-ons', () => {
  const WRAP = `<script>
    document.addEventListener('DOMContentLoaded', () => {
      const submit = wpcf7.submit;
      wpcf7.submit = (form, options = {}) => {
        window.tokens = (window.tokens ?? 0) + 1;
        form.querySelector('[name="_wpcf7_recaptcha_response"]').value = 'token';
        Promise.resolve().then(() => submit(form, options));
      };
    });
  </script>`;

  it('wrap wpcf7.submit at DOMContentLoaded, long before the forms’ code loads', async () => {
    const { gate, release } = createGate();
    await page.route(chunkAddress('contact-form'), async (route) => {
      await gate;
      await route.continue();
    });
    await open(formPage(['form-6.1.6-spam-checks'], WRAP));
    await page.getByLabel('Your name').fill('Ada');
    await page.locator('.wpcf7-submit').click();
    expect(posts()).toEqual([]);
    release();
    await whenStatus(page, 'sent');
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.fields).toContainEqual(['_wpcf7_recaptcha_response', 'token']);
    expect(await page.evaluate(() => Reflect.get(window, 'tokens') as unknown)).toBe(1);
    expect(new URL(page.url()).search).toBe('');
  });

  /** Opens a page whose forms' code is delayed, fills the form in after a second and presses the button. */
  async function pressBeforeCode(): Promise<{ readonly native: string[]; readonly release: () => void }> {
    const { gate, release } = createGate();
    // Stopped: a clock that is only installed runs on, and a busy machine would reach the five seconds earlier.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route(chunkAddress('contact-form'), async (route) => {
      await gate;
      await route.continue();
    });
    const native = serveNatively(formPage(['form-6.1.6-spam-checks'], WRAP));
    await page.goto(`${server.origin}/contact/`);
    await page.getByLabel('Your name').fill('Ada');
    await page.clock.runFor(1000);
    await page.locator('.wpcf7-submit').click();
    await page.clock.runFor(4000);
    expect([posts(), native]).toEqual([[], []]);
    return { native, release };
  }

  it('are called if the code loads 5 s after the page', async () => {
    const { native, release } = await pressBeforeCode();
    release();
    await page.clock.resume();
    await whenStatus(page, 'sent');
    expect(posts().map(({ fields }) => fields.at(-1))).toEqual([['your-name', 'Ada']]);
    expect(await page.evaluate(() => Reflect.get(window, 'tokens') as unknown)).toBe(1);
    expect(native).toEqual([]);
  });

  it('see the browser send the form itself, once, if the code does not load within 5 s of the press', async () => {
    const { native, release } = await pressBeforeCode();
    await page.clock.runFor(1500);
    await page.locator('#native').waitFor();
    expect(native).toHaveLength(1);
    expect(new URLSearchParams(native[0]).get('your-name')).toBe('Ada');
    expect(posts()).toEqual([]);
    release();
  });

  it('see the browser send the form itself, once, if the code cannot be loaded', async () => {
    // The second attempt has a query.
    await page.route(chunkAddress('contact-form'), (route) => route.abort());
    const native = serveNatively(formPage(['form-6.1.6']));
    await page.goto(`${server.origin}/contact/`);
    await fillIn();
    await page.locator('.wpcf7-submit').click();
    await page.locator('#native').waitFor();
    expect(native).toHaveLength(1);
    expect(posts()).toEqual([]);
  });

  it('call wpcf7.submit(form), before and after the code has loaded', async () => {
    const early = `<script>document.addEventListener('DOMContentLoaded', () => wpcf7.submit(document.forms[0]));</script>`;
    await open(formPage(['form-6.1.6'], early));
    await whenStatus(page, 'invalid');
    await fillIn();
    await page.evaluate(() => {
      const { submit } = Reflect.get(window, 'wpcf7') as { submit: (form: unknown) => void };
      submit(document.forms[0]);
    });
    await whenStatus(page, 'sent');
    expect(posts()).toHaveLength(2);
  });

  it('prevent sending with wpcf7.blocked', async () => {
    await openLive('form-6.1.6-stripe');
    await page.evaluate(() => Reflect.set(Reflect.get(window, 'wpcf7') as object, 'blocked', true));
    await page.getByRole('button', { name: 'Pay the fee' }).click();
    await whenStatus(page, 'submitting');
    expect(posts()).toEqual([]);
  });

  it('find our functions marked; a running original keeps the form', async () => {
    const original = '<script>wpcf7.init = () => undefined; wpcf7.submit = () => undefined;</script>';
    await open(formPage(['form-6.1.6'], original));
    await page.evaluate(() => window.atoll?.settled());
    await page.waitForFunction(() =>
      window.atoll?.widgets().some(({ name, state }) => name === 'contact-form' && state === 'deferred'),
    );
    expect(await page.locator('.wpcf7-spinner').count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(Reflect.get(window, 'wpcf7') as object))).toEqual([
      'api',
      'init',
      'submit',
    ]);
  });

  it('find nothing on a page without forms and without a configuration', async () => {
    await open(formPage(['form-6.1.6-no-form']).replace(/<script>.*?<\/script>/, ''));
    await page.waitForFunction(() => window.atoll !== undefined);
    expect(await page.evaluate(() => 'wpcf7' in window)).toBe(false);
  });
});
