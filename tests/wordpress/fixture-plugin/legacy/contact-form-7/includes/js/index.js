(window.__legacy = window.__legacy || []).push('contact-form-7');
