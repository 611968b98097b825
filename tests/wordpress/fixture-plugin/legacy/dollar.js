const $ = Reflect.get(window, '$');
$(document).ready(() => (window.__legacy = window.__legacy || []).push('dollar'));
