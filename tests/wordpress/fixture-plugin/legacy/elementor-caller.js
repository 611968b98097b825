// @ts-nocheck -- Elementor's global is not declared.
window.elementorFrontend?.hooks.addAction('frontend/element_ready/global', () => {});
