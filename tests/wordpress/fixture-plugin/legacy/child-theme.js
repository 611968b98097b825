// @ts-nocheck -- the theme's function is not declared.
if (window.jQuery?.fn.superfish) window.jQuery('.menu').superfish({});
