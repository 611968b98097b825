/**
 * The delay that a contact form adds to the server's: from the click on the button until the form shows that it is
 * sending, and from the response until its message shows. Chromium at 4× CPU throttling, median of 20; `npm run
 * bench` prints the figures.
 */
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { hasten } from '../support/page-browser';
import { startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { figure, keepResults } from './results';
import { median } from './trace';

const RUNS = 20;
const CPU_SLOWDOWN = 4;
const FORM = '/wp-json/contact-form-7/v1/contact-forms/101';
const JSON_TYPE = 'application/json; charset=UTF-8';

/** Times in ms. */
interface Waits {
  readonly toSubmitting: number;
  readonly toMessage: number;
}

test('a contact form’s delay', { timeout: 300_000 }, async () => {
  const browser = await launchChromium();
  const server = await startPageServer();
  server.routes.set('/contact', {
    body: htmlPage({
      head: '<link rel="stylesheet" href="/mocks/gallery/contact-form.css">',
      body: `${fragment('contact-form-7/form-6.1.6.html')}<script>var wpcf7 = { api: { root: '/wp-json/' } };</script>`,
    }),
  });
  const answer = {
    contact_form_id: 101,
    status: 'validation_failed',
    message: 'Please check.',
    invalid_fields: [{ field: 'your-name', message: 'Please fill out this field.', idref: null }],
  };
  server.routes.set(`${FORM}/feedback`, { body: JSON.stringify(answer), type: JSON_TYPE });
  server.routes.set(`${FORM}/feedback/schema`, { body: '{"rules":[]}', type: JSON_TYPE });

  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${server.origin}/contact`);
  await hasten(page);
  await page.waitForFunction(
    () => document.querySelector('form')?.getAttribute('data-atoll-state') === 'ready',
  );
  await page.waitForLoadState('networkidle');
  const waits: Waits[] = [];
  // The first run warms up the code.
  for (let run = 0; run <= RUNS; run += 1) waits.push(await measure(page, devtools));
  await browser.close();
  await server.close();

  const rows = [
    figure(
      'click on the button to `submitting` painted',
      median(waits.slice(1).map(({ toSubmitting }) => toSubmitting)),
    ),
    figure('answer to message painted', median(waits.slice(1).map(({ toMessage }) => toMessage))),
  ];
  keepResults('contact form', rows);
  expect(rows.every(({ measured }) => Number.isFinite(measured))).toBe(true);
});

/** Sends the form once. Painted means the first task after the frame that shows the change. */
async function measure(page: Page, devtools: CDPSession): Promise<Waits> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const waits = await page.evaluate(
    () =>
      new Promise<Waits>((resolve) => {
        const form = document.querySelector('form');
        const button = form?.querySelector<HTMLElement>('.wpcf7-submit');
        const output = form?.querySelector('.wpcf7-response-output');
        if (!form || !button || !output) throw new Error('there is no form');
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
        const whenPainted = (run: () => void): void => {
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', run);
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        };
        let clickedAt = 0;
        let answeredAt = 0;
        let toSubmitting = 0;
        button.addEventListener('click', () => (clickedAt = performance.now()), {
          once: true,
          capture: true,
        });
        const send = window.fetch;
        window.fetch = async (...given) => {
          const response = await send.apply(window, given);
          answeredAt = performance.now();
          window.fetch = send;
          return response;
        };
        new MutationObserver((_, observer) => {
          if (form.getAttribute('data-status') !== 'submitting') return;
          observer.disconnect();
          whenPainted(() => (toSubmitting = performance.now() - clickedAt));
        }).observe(form, { attributes: true });
        new MutationObserver((_, observer) => {
          if (output.textContent === '') return;
          observer.disconnect();
          whenPainted(() => resolve({ toSubmitting, toMessage: performance.now() - answeredAt }));
        }).observe(output, { childList: true });
        // In a separate task, as a visitor's click is.
        setTimeout(() => button.click());
      }),
  );
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return waits;
}
