window.__module = true;
