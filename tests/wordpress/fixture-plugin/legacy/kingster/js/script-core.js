(window.__legacy = window.__legacy || []).push('kingster-script-core');
