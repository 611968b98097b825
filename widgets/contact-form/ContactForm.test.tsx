/** The contact form's component in React's strict mode, and beside scripts that change the form (contact-form-7). */
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import {
  feedback,
  type FormPage,
  json,
  openPage,
  press,
  settle,
  textsOf,
  type,
} from '../../tests/support/unit-contact-form';
import { get, setBody } from '../../tests/support/unit-runtime';
import { ContactForm } from './ContactForm';
import { createForm, type LiveForm } from './form';
import { innerMarkup } from '../../tests/support/markup';

const FIELDS = ['your-name', 'arrival', 'rules', 'unknown'];

const refusal = {
  status: 'validation_failed',
  message: 'Please check.',
  posted_data_hash: '',
  invalid_fields: FIELDS.map((field) => ({ field, message: `No ${field}.`, idref: null })),
};

/** A form whose server refuses every message. */
function startForm(signal: AbortSignal): LiveForm {
  const form = document.querySelector<HTMLFormElement>('.wpcf7>form');
  if (!form) throw new Error('there is no form');
  const unused = vi.fn<() => Promise<unknown>>();
  return createForm(form, {
    requests: { feedback: async () => refusal, refill: unused, schema: unused },
    translate: ({ text }) => text,
    report: vi.fn<() => void>(),
    signal,
  });
}

describe('in strict mode', () => {
  it.each(['6.1.6-every-field', '6.1.6-acceptance', '6.1.6-inert', '5.4.0', '5.2'])(
    'form-%s shows each state once, and has the server’s markup after unmounting',
    async (name) => {
      setBody(readFragment(`contact-form-7/form-${name}.html`));
      const before = innerMarkup(document.body);
      const ending = new AbortController();
      const live = startForm(ending.signal);
      const root = createRoot(document.createElement('div'));
      const component = <ContactForm live={live} />;
      flushSync(() => root.render(<StrictMode>{component}</StrictMode>));
      expect(document.querySelectorAll('.wpcf7-spinner,.ajax-loader')).toHaveLength(1);

      live.submit();
      expect(live.form.getAttribute('aria-busy')).toBe('true');
      await settle();
      expect(live.form.className).toContain('invalid');
      expect(textsOf(document, '.wpcf7-response-output')[0]).toBe('Please check.');
      expect(textsOf(document, '.screen-reader-response li')).toEqual(FIELDS.map((field) => `No ${field}.`));
      const wraps = [...live.form.querySelectorAll('.wpcf7-form-control-wrap')];
      const tips = wraps.map((wrap) => wrap.querySelectorAll('.wpcf7-not-valid-tip').length);
      expect([Math.max(...tips), tips.includes(1)]).toEqual([1, true]);

      flushSync(() => root.unmount());
      ending.abort();
      // The simulated DOM adds an empty attribute when a class is removed.
      expect(innerMarkup(document.body).replaceAll(' class=""', '')).toBe(before);
    },
  );
});

/** Refuses every message. */
const openRefused = (markup: string): FormPage => openPage(markup, { reply: feedback(refusal) });

async function send({ form }: FormPage): Promise<void> {
  press(form);
  await settle();
}

describe('scripts of the page', () => {
  it('may remove, move and refill what the form shows', async () => {
    const page = openRefused('form-6.1.6-every-field');
    const { form } = page;
    await send(page);
    for (const tip of form.querySelectorAll('.wpcf7-not-valid-tip')) tip.remove();
    for (const item of document.querySelectorAll('li')) item.replaceChildren('Translated');
    form.querySelector('.wpcf7-not-valid')?.classList.remove('wpcf7-not-valid');
    get('.wpcf7-response-output').replaceChildren();
    document.body.append(get('.wpcf7-spinner'));
    await send(page);
    expect(textsOf(form, '.wpcf7-not-valid-tip')).toEqual(['No your-name.', 'No arrival.', 'No rules.']);
    expect(textsOf(document, 'li')).toEqual(FIELDS.map((field) => `No ${field}.`));
    expect(form.querySelectorAll('.wpcf7-not-valid')).toHaveLength(3);
    expect(textsOf(form, '.wpcf7-response-output')).toEqual(['Please check.']);
    page.unmount();
    expect(document.querySelectorAll('.wpcf7-spinner,.wpcf7-not-valid-tip,li')).toHaveLength(0);
  });

  it('may remove a tip that the next validation adds again', async () => {
    const { form } = openPage('form-6.1.6');
    await settle();
    for (let round = 0; round < 2; round += 1) {
      type(form, 'your-name', '');
      expect(textsOf(form, '.wpcf7-not-valid-tip')).toEqual(['Please fill out this field.']);
      get('.wpcf7-not-valid-tip').remove();
      get('.wpcf7-not-valid').classList.remove('wpcf7-not-valid');
    }
  });

  it('may write to an output, until the next message replaces their text', async () => {
    const page = openPage('form-6.1.6', { reply: feedback({ status: 'spam', message: '' }) });
    await send(page);
    get('.wpcf7-response-output').textContent = 'Theirs.';
    press(page.form);
    expect(textsOf(page.form, '.wpcf7-response-output')).toEqual(['']);
    await settle();
  });

  it('may add an output, a button and a field', async () => {
    const page = openRefused('form-6.1.6');
    const output = document.createElement('div');
    output.className = 'wpcf7-response-output';
    const button = document.createElement('button');
    button.setAttribute('aria-disabled', 'false');
    const wrap = document.createElement('span');
    wrap.className = 'wpcf7-form-control-wrap';
    wrap.dataset['name'] = 'unknown';
    page.form.append(output, button, wrap);
    press(page.form);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await settle();
    expect([output.textContent, wrap.textContent]).toEqual(['Please check.', 'No unknown.']);
    expect(button.getAttribute('aria-disabled')).toBe('false');
  });

  it('find the form in its new state when they receive an event', async () => {
    const page = openPage('form-6.1.6', { reply: () => json({ status: 'spam' }) });
    const seen: unknown[] = [];
    page.form.addEventListener('wpcf7statuschanged', () => {
      const { className } = page.form;
      seen.push([page.form.getAttribute('data-status'), className, page.form.hasAttribute('aria-busy')]);
    });
    await send(page);
    expect(seen).toEqual([
      ['submitting', 'wpcf7-form submitting', true],
      ['spam', 'wpcf7-form spam', false],
    ]);
  });
});

describe('after unmounting', () => {
  it('a cloned form’s button is enabled, even if it was cloned while disabled', () => {
    const page = openPage(
      readFragment('contact-form-7/form-6.1.6-acceptance.html').replace(
        'type="submit"',
        'type="submit" disabled',
      ),
    );
    const button = page.form.querySelector<HTMLInputElement>('.wpcf7-submit');
    expect(button?.disabled).toBe(true);
    page.unmount();
    expect(button?.disabled).toBe(false);
  });

  it('the form has the server’s status and texts, and keeps the typed values', async () => {
    const page = openRefused('form-6.1.6');
    const { form } = page;
    const input = type(form, 'your-name', 'Ada');
    await send(page);
    page.unmount();
    expect([form.getAttribute('data-status'), form.className]).toEqual(['init', 'wpcf7-form init']);
    expect(textsOf(document, '.wpcf7-response-output,[role=status]')).toEqual(['', '']);
    expect(input.getAttribute('aria-invalid')).toBe('false');
    expect(input.value).toBe('Ada');
  });
});
