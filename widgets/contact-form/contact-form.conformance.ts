/**
 * The contact form's record (contact-form-7). The server of this record requires one field, the name. Other
 * responses: contact-form.*.browser.test.ts.
 */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';

const IDS = Array.from({ length: 26 }, (_, index) => 101 + index);

/** Dates have several tab stops and radio buttons share one: both belong to the browser. Repeated in `readState`. */
const STOPS =
  'input:enabled:not([type="hidden"],[type="radio"],[type="date"]),select:enabled,textarea:enabled,button:enabled';

const BUTTON = '[type="submit"]';

const answer = (id: number, body: string): string => {
  const hasName = /name="your-name"\s+[^\s-]/.test(body);
  return JSON.stringify({
    contact_form_id: id,
    status: hasName ? 'mail_sent' : 'validation_failed',
    message: hasName ? 'Sent.' : 'Please check.',
    invalid_fields: hasName ? [] : [{ field: 'your-name', into: 'span.your-name', message: 'Missing.' }],
  });
};

const routes = new Map(
  IDS.flatMap((id) => {
    const form = `/wp-json/contact-form-7/v1/contact-forms/${id}`;
    return [
      [`${form}/feedback`, (body: string) => answer(id, body)],
      [`${form}/refill`, () => '[]'],
      [`${form}/feedback/schema`, () => '{"rules":[]}'],
    ] as const;
  }),
);

/** Checks and unchecks what the button waits for. */
async function accept(root: Locator): Promise<void> {
  const boxes = root.locator('.wpcf7-acceptance:not(.optional) input[type="checkbox"]');
  for (const box of await boxes.all()) {
    const isInverted = await box.evaluate((input) => input.closest('.invert') !== null);
    await box.setChecked(!isInverted);
  }
}

const canSend = (root: Locator): Promise<boolean> =>
  root
    .locator(BUTTON)
    .first()
    .evaluate((button) => !(button as HTMLButtonElement).disabled && !button.closest('[inert]'));

const press = async (root: Locator, name: string): Promise<boolean> => {
  await accept(root);
  if (!(await canSend(root))) return false;
  await root.locator('input[name="your-name"]').fill(name);
  // Through its click method: a tip may cover it.
  await root
    .locator(BUTTON)
    .first()
    .evaluate((button) => (button as HTMLButtonElement).click());
  return true;
};

const becomes =
  (status: string) =>
  (before: SeenState): SeenState => ({ ...before, parts: [status] });

/** An empty name is invalid and gets the focus, unless the focus would hide its tip. */
const refused = async (before: SeenState, root: Locator): Promise<SeenState> => {
  const isFloating = await root.evaluate((form) => form.matches('.use-floating-validation-tip'));
  return { parts: ['invalid'], focus: isFloating ? before.focus : 0 };
};

const sendingKey = (key: string, name: string, stop: string): KeyRow => ({
  key,
  name,
  async from(_before, root) {
    if (!(await canSend(root))) return undefined;
    const stops = await root.locator(STOPS).all();
    const matches = await Promise.all(
      stops.map((one) => one.evaluate((element, selector) => element.matches(selector), stop)),
    );
    return matches.indexOf(true);
  },
  after: refused,
});

export const contactForm: ConformanceRecord = {
  widget: 'contact-form',
  versions: ['5.2', '5.4.0', '5.5', '5.6', '5.9', '6.0', '6.1.6'],
  readState(form) {
    const all = form.querySelectorAll(
      'input:enabled:not([type="hidden"],[type="radio"],[type="date"]),select:enabled,textarea:enabled,button:enabled',
    );
    const stops = [...all].filter((stop) => !stop.closest('[inert]'));
    const { activeElement } = document;
    const status = form.getAttribute('data-status') ?? form.className;
    return { parts: [status], focus: activeElement ? stops.indexOf(activeElement) : -1 };
  },
  stops: (root) => root.locator(STOPS).and(root.page().locator(':not([inert] *)')),
  settle: (root) =>
    root.evaluate(async (form) => {
      while (/submitting|resetting/.test(form.getAttribute('data-status') ?? ''))
        await new Promise((resolve) => setTimeout(resolve, 5));
    }),
  steps: [
    { name: 'a message is sent', act: (root) => press(root, 'Ada'), after: becomes('sent') },
    { name: 'a message without a name is sent', act: (root) => press(root, ''), after: becomes('invalid') },
  ],
  keyboard: [
    sendingKey('Enter', 'on the button', BUTTON),
    sendingKey('Space', 'on the button', BUTTON),
    sendingKey('Enter', 'in a field', '[name="your-name"]'),
  ],
  // A control with that name hides the form's method.
  broken: '<div class="wpcf7"><form><input type="hidden" name="querySelectorAll"></form></div>',
  changes: [
    {
      what: /^(div\.wpcf7 js class|form\S*.* class|\+data-status|\+disabled|span\.wpcf7-character-count.* class|img\S*.* alt)$/,
      because: 'contact-form-7, sections 3 and 4: classes, data-status and buttons that wait for acceptance',
    },
  ],
  isAbsent: (file) => file.includes('no-form'),
  // Its button is disabled.
  hasNoKeys: (file) => file.includes('-inert'),
  // Buttons that wait for acceptance, and the text of choices that are not chosen, are disabled.
  repaints: (html) => /wpcf7-acceptance|wpcf7-free-text/.test(html),
  // Its counter counts the characters of any value.
  showsGarbage: (file) => file.includes('every-field'),
  gives: /^(span\.wpcf7-not-valid-tip|li\.|Text)$/,
  config: { restRoot: '/wp-json/' },
  routes,
};
