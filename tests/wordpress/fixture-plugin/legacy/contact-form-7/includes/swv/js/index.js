(window.__legacy = window.__legacy || []).push('swv');
