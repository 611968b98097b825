(window.__legacy = window.__legacy || []).push('gdlr-core-plugin');
