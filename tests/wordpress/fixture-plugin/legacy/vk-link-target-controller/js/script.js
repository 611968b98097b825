(window.__legacy = window.__legacy || []).push('vk-ltc-js');
