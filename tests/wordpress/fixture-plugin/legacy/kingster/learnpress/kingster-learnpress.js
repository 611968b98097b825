(window.__legacy = window.__legacy || []).push('kingster-learnpress');
