(window.__legacy = window.__legacy || []).push('add-on');
