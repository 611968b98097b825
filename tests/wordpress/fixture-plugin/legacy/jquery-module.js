document.documentElement.dataset.module = typeof window['jQuery'];
