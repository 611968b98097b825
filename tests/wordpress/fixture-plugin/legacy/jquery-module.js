window.jQuery.fn.__module = true;
