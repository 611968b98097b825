/**
 * A listener for each event, which adds a line to `window.dataLayer` for the site's analytics. The events bubble, so one
 * listener on the document hears all widgets and forms, also those that are added later.
 */

/** @type {{ dataLayer?: unknown[] } & Window} */
const view = window;

/**
 * @param {string} event
 * @param {Readonly<Record<string, unknown>>} [values]
 */
function add(event, values = {}) {
  (view.dataLayer ??= []).push({ event, ...values });
}

// A widget is mounted.
document.addEventListener('atoll:ready', ({ detail }) => add('widget_ready', { widget: detail.widget }));

// A widget failed. The server's markup is there again. `preventDefault()` would keep the console silent.
document.addEventListener('atoll:error', ({ detail }) =>
  add('widget_failed', { widget: detail.widget, code: detail.code }),
);

// A slider shows the picture of a thumbnail.
document.addEventListener('atoll:reveal', () => add('thumbnail_shown'));

// A panel was opened, or its size has changed: measure again what depends on it.
window.addEventListener('gdlr-core-element-resize', () => add('size_changed'));

// The visitor sends a form. What is appended to `detail.formData` is sent, too.
document.addEventListener('wpcf7beforesubmit', ({ detail }) =>
  add('form_submit', { form: detail.contactFormId }),
);

// The form has another status, such as `submitting` or `sent`.
document.addEventListener('wpcf7statuschanged', ({ detail }) =>
  add('form_status', { from: detail.prevStatus, to: detail.status }),
);

// The server found invalid fields.
document.addEventListener('wpcf7invalid', ({ detail }) =>
  add('form_invalid', { form: detail.contactFormId }),
);

// The visitor has not accepted the terms.
document.addEventListener('wpcf7unaccepted', ({ detail }) =>
  add('form_unaccepted', { form: detail.contactFormId }),
);

// The server takes the message for spam.
document.addEventListener('wpcf7spam', ({ detail }) => add('form_spam', { form: detail.contactFormId }));

// The server did not send the message, because an add-on stopped it.
document.addEventListener('wpcf7aborted', ({ detail }) =>
  add('form_aborted', { form: detail.contactFormId }),
);

// The message was sent.
document.addEventListener('wpcf7mailsent', ({ detail }) => add('form_sent', { form: detail.contactFormId }));

// The server could not send the message.
document.addEventListener('wpcf7mailfailed', ({ detail }) =>
  add('form_failed', { form: detail.contactFormId }),
);

// After each of the five events above.
document.addEventListener('wpcf7submit', ({ detail }) => add('form_answered', { status: detail.status }));

// The form is empty again, with a new captcha and a new quiz.
document.addEventListener('wpcf7reset', ({ detail }) => add('form_reset', { form: detail.contactFormId }));
