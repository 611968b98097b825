(window.__legacy = window.__legacy || []).push('gdlr-core-page-builder');
// By this name others can tell that the original is alive.
if (window.jQuery) window.jQuery.fn['gdlr_core_accordion'] = function () {};
